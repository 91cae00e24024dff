/** How a scene lies on this screen: which table it makes, what of it is in the hand, on the board, beside it. */
import { onTable } from "./fit";
import { hollow, sides } from "./layout";
import type { SeatScene } from "./scene";
import type { Stage } from "./stage.svelte";

export type Mode = "round" | "wide" | "board"; // seats around a table; a wide board above; a board beside its players

export class Arrangement {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor(
    private readonly stage: Stage,
    private readonly isBare: () => boolean, // the television draws the rest itself
  ) {}

  readonly scene = $derived.by(() => this.stage.scene!);
  readonly bare = $derived.by(() => this.isBare());
  readonly board = $derived(this.scene.board);
  readonly mode = $derived<Mode>(!this.board ? "round" : this.board.kind === "pegs" || this.flatBoard ? "wide" : "board");
  readonly flat = $derived(this.height < 480 && this.width > 560); // a phone lying on its side
  readonly low = $derived(this.height < 700);
  readonly phone = $derived(this.width <= 700 || (this.flat && this.mode !== "board"));
  readonly rows = $derived(this.flat ? 1 : this.height > 780 ? 4 : this.height > 620 ? 3 : 2); // of a hand, so that the table keeps its room
  readonly ribbon = $derived(this.phone && this.board?.kind === "loop");

  readonly mine = $derived.by(() => this.own("hand"));
  readonly deeds = $derived.by(() => this.own("deeds").filter((zone) => zone.pieces.length > 0));
  readonly table = $derived.by(() => this.scene.zones.filter((zone) => !this.mine.includes(zone) && onTable(zone, this.stage.me)));
  readonly open = $derived(this.board !== null && this.mode === "board" && hollow(this.board) !== null && !this.phone); // there is room in the middle
  readonly inBoard = $derived(this.open ? this.table.filter((zone) => zone.seat < 0) : []);
  readonly beside = $derived(
    this.bare && this.mode === "board" ? [] : this.open ? this.table.filter((zone) => zone.seat >= 0) : this.table,
  );

  readonly places = $derived.by(() => sides(this.scene.seats.length, this.stage.me));
  readonly others = $derived([...this.places.left, ...this.places.top, ...this.places.right]);
  readonly me = $derived.by(() => (this.stage.me >= 0 ? this.scene.seats.find((seat) => seat.seat === this.stage.me) : undefined));

  seat(n: number): SeatScene {
    return this.scene.seats.find((each) => each.seat === n) ?? this.scene.seats[n]!;
  }

  private get flatBoard(): boolean {
    return this.board !== null && this.board.width / this.board.height > 1.7;
  }

  private own(kind: string) {
    return this.stage.me < 0 ? [] : this.scene.zones.filter((zone) => zone.kind === kind && zone.seat === this.stage.me);
  }
}
