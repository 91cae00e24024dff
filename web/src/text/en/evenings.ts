/** The deal of the day, club night, and what is kept about a player. */
import { capital, inWords, plural } from "./grammar";

export const daily = {
  title: "Deal of the day",
  link: "Deal of the day",
  date: (day: Date) => `${day.getDate()} ${day.toLocaleDateString("en-GB", { month: "long" })}`,
  longDate: (day: Date) => day.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  month: (day: Date) => day.toLocaleDateString("en-GB", { month: "long", year: "numeric" }),
  about: (bots: number) => `You against ${inWords(bots)} ${bots === 1 ? "bot" : "bots"}.`,
  rules: [
    "The same deal for everybody, everywhere.",
    "The bots always answer the same moves the same way.",
    "One try: no hints, and nothing is taken back.",
  ],
  play: "Play",
  goOn: "Go on",
  replay: "Look at it again",
  headline: (score: number, result: string) =>
    `${capital(inWords(score))} ${score === 1 ? "point" : "points"}.${
      result === "better"
        ? " You beat the house."
        : result === "even"
          ? " Even with the house."
          : result === "worse"
            ? " The house did better."
            : ""
    }`,
  waiting: "The house is playing the same deal…",
  houseMade: (score: number) => `The same deal in the house’s hands made ${score === 1 ? "one point" : `${inWords(score)} points`}.`,
  fewer: "fewer points are better",
  more: "more points are better",
  you: "You",
  theHouse: "the house",
  spoken: (score: number, house: number | null, field: { name: string; score: number; you: boolean }[], fewer: boolean) =>
    [
      `You ${plural(score, "point")}${house === null ? "" : `, the house ${house}`}.`,
      ...field.filter((one) => !one.you).map((one) => `${one.name} ${one.score}.`),
      fewer ? "Fewer is better." : "More is better.",
    ].join(" "),
  whoPlayed: (n: number, names: string[]) =>
    n === 0 ? "You are the first today." : n <= 3 ? `${names.join(" and ")} played today.` : `${n} people played today.`,
  days: (n: number) => plural(n, "day"),
  longest: (n: number) => (n > 1 ? `in a row. Your longest was ${n}.` : "in a row."),
  cell: (day: number, title: string, played: boolean) => `${day}: ${title}${played ? ", played" : ""}`,
  tomorrow: (title: string) => `Tomorrow: ${title}`,
  midnight: "opens at midnight",
  copy: "Copy to share",
  copied: "Copied",
  share: (date: string, title: string, score: number, house: number, streak: number) =>
    [
      `Game Night, deal of ${date}`,
      `${title}: ${score}, the house ${house}`,
      ...(streak > 1 ? [`${capital(inWords(streak))} days running`] : []),
    ].join("\n"),
};

export const club = {
  usual: "Club night",
  link: "Club night",
  about: (people: number, game: string, rounds: number) => `${plural(people, "player")}, ${game}, ${plural(rounds, "round")}`,
  onTv: "Show on TV",
  csv: "Results",
  name: "What it is called",
  game: "Game",
  kind: "Who meets whom",
  swiss: "Leaders meet leaders (Swiss)",
  roundRobin: "Everybody meets everybody (tables of two)",
  seats: "Seats at a table",
  rounds: "Rounds",
  make: "Open the night",
  round: (n: number) => `Round ${n}`,
  states: { done: "done", now: "being played", later: "later" } as Record<string, string>,
  join: "Come in",
  leave: "Go home",
  begin: (n: number) => `Begin round ${n}`,
  table: (letter: string) => `Table ${letter}`,
  yourTable: (letter: string) => `Table ${letter}, yours`,
  bye: "Rests this round, with the points of a win",
  plays: "plays",
  won: (names: string[]) => `Finished: ${names.join(" and ")} ${names.length > 1 ? "share it" : "won"}`,
  again: "Look at it again",
  toTable: "To your table",
  watch: "Watch",
  next: (n: number) => `Next: round ${n}`,
  rests: (name: string) => `${name} rests`,
  bring: "Bring someone in",
  qr: "The way in, for a phone’s camera",
  standings: "Standings",
  points: "a win is 10, then 6, 3, 1",
  place: "Place",
  who: "Name",
  total: "Total",
  you: "You",
  moved: (up: number) => (up > 0 ? `up ${up}` : `down ${-up}`),
  seated: (round: number, letter: string, game: string, names: string[]) =>
    `Round ${round}. You sit at table ${letter}, ${game}: ${names.join(", ")}.`,
  restSaid: (round: number) => `Round ${round}. You rest this round.`,
};

export const me = {
  title: "About me",
  nobody: "Play a game first: then there is something to tell.",
  all: (played: number, won: number) => `${plural(played, "game")}, ${won} won.`,
  game: "Game",
  played: "Played",
  won: "Won",
  rating: "Rating",
  seats: (n: number, house: boolean) => `${plural(n, "seat")}${house ? ", house rules" : ""}`,
  /** A rating is the low end of what is likely: three standard deviations below the middle. */
  sure: (rating: number, sigma: number) => `at least; at most ${(rating + 6 * sigma).toFixed(1)}`,
  take: "Take my data with me",
};
