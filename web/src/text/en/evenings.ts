/** The deal of the day, club night, and what is kept about a player. */
import { capital, inWords, plural } from "./grammar";

export const daily = {
  title: "Deal of the day",
  link: "Deal of the day",
  date: (day: Date) => `${day.getDate()} ${day.toLocaleDateString("en-GB", { month: "long" })}`,
  longDate: (day: Date) => day.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  month: (day: Date) => day.toLocaleDateString("en-GB", { month: "long", year: "numeric" }),
  about: (bots: number) => (bots ? `You against ${inWords(bots)} ${bots === 1 ? "bot" : "bots"}.` : "You alone, and then the house."),
  since: (day: Date) =>
    `Since ${daily.date(day)} ${day.getFullYear()} by the rule sheet as it stands; before that with another house rule.`,
  rules: [
    "The same deal for everybody, drawn by today’s date. The bots always answer the same moves the same way.",
    "One try: no hints, and nothing is taken back. You may stop and go on later.",
  ],
  absent: "This try has no result: it was ended early, or a bot played for you.",
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
  spoken: (score: number, house: number | null, field: { name: string; score: number; friend: boolean }[], fewer: boolean) =>
    [
      `You ${plural(score, "point")}${house === null ? "" : `, the house ${house}`}.`,
      ...field.filter((one) => one.friend).map((one) => `${one.name} ${one.score}.`),
      fewer ? "Fewer is better." : "More is better.",
    ].join(" "),
  whoPlayed: (n: number, names: string[]) =>
    n === 0
      ? "You are the first today."
      : names.length > 0 && names.length <= 3
        ? `${names.join(" and ")} ${names.length > 1 ? "have" : "has"} played. You see how when you have.`
        : `${n === 1 ? "One person has" : `${n} people have`} played. You see how when you have.`,
  days: (n: number) => plural(n, "day"),
  light: (streak: number) => (streak ? "Play today to keep the lamp lit." : "Play today to light the lamp."),
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
  longest: (n: number) => (n > 1 ? `in a row. Your longest was ${n}.` : "in a row."),
  cell: (day: number, title: string, played: boolean, result: string) =>
    `${day}: ${title}${result === "better" ? ", beat the house" : played ? ", played" : ""}`,
  beaten: (n: number, of: number) => `beat the house ${n} of ${of}`,
  everyone: "Everyone",
  friends: "Friends",
  whose: "Whose results",
  others: (n: number, low: number, high: number) =>
    n === 1 ? `One other: ${low}.` : low === high ? `${n} others: ${low}.` : `${n} others between ${low} and ${high}.`,
  key: { better: "beat the house", played: "played" },
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
  about: (people: number, game: string, round: number, rounds: number, over: boolean) =>
    `${game}, ${plural(people, "player")}, ${over ? "all rounds played" : round === 0 ? plural(rounds, "round") : `round ${round} of ${rounds}`}`,
  onTv: "Show on TV",
  csv: "Results",
  name: "What it is called",
  game: "Game",
  kind: "Who meets whom",
  swiss: "Leaders meet leaders (Swiss)",
  roundRobin: "Everybody meets everybody (round robin)",
  untilMet: "Until everybody has met",
  fill: "Bots fill the tables, so that nobody rests",
  same: "The same cards at every table of a round (duplicate)",
  seats: "Seats at a table",
  rounds: "Rounds",
  make: "Open the night",
  round: (n: number) => `Round ${n}`,
  states: { done: "done", now: "being played", later: "later" } as Record<string, string>,
  join: "Come in",
  leave: "Go home",
  begin: (n: number) => `Begin round ${n}`,
  first: "You are the first. With two people a round can begin.",
  typed: "Typed into the shelf, this code leads here.",
  table: (letter: string) => `Table ${letter}`,
  yourTable: (letter: string) => `Table ${letter}, yours`,
  bye: "A rest counts as a win.",
  finished: "finished",
  unreadable: "cannot be read",
  lost: "What was played here cannot be read any more: it counts for nobody.",
  playing: "playing",
  sameCards: "same cards",
  bot: "Bot",
  leads: (names: string[]) => `${names.join(" and ")} ${names.length > 1 ? "lead" : "leads"}`,
  leading: ", leads",
  gain: (points: number) => `${points > 0 ? "+" : ""}${Number(points.toFixed(1))}`.replace("-", "−"),
  number: (points: number) => String(Number(points.toFixed(1))),
  waitingFor: (letters: string[]) => `Waiting for ${letters.length > 1 ? "tables" : "table"} ${letters.join(" and ")}`,
  leadersMeet: "leaders meet leaders",
  allMeet: "whoever has met least",
  meet: (names: string[]) => {
    const people = names.filter(Boolean);
    const bots = names.length - people.length;
    return [...people, ...(bots ? [bots === 1 ? "a bot" : `${inWords(bots)} bots`] : [])].join(", ");
  },
  sharePoints: "10 for beating all in the same chair",
  plays: "plays",
  column: "Round",
  more: (n: number) => `and ${n} more`,
  overHead: "The evening is over",
  podium: ["First", "Second", "Third"],
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

export const duplicate = {
  usual: "The same cards",
  link: "Same cards for friends",
  what: "Everybody plays the same deals, together or one after another. Who makes most of the same cards?",
  rules: "One try a deal: no hints, and nothing is taken back. Nobody sees the cards of others before all have played.",
  goes: "Your deal is on the table.",
  deals: "Deals",
  together: "People at a table",
  people: (n: number) => (n === 1 ? "One, against bots" : `${capital(inWords(n))} together`),
  level: "Bots",
  make: "Open it",
  about: (game: string, deals: number, together: number) =>
    `${game}, ${plural(deals, "deal")}, ${together === 1 ? "everybody against the same bots" : `${inWords(together)} at a table`}`,
  play: (n: number) => `Play deal ${n}`,
  goOn: (n: number) => `Go on with deal ${n}`,
  allPlayed: "Everybody has played. Whoever opened this can now open the cards.",
  youPlayed: "You have played all deals. The others are still at it.",
  over: "All cards are open: look at any deal again.",
  means: "points more than others made of the same cards",
  deal: "Deal",
  dealNo: (n: number) => `Deal ${n}`,
  who: "Name",
  chair: "Chair",
  score: "Score",
  better: "Better by",
  playing: "Who plays",
  progress: (played: number, of: number) => (played === of ? "has played all" : `${played} of ${of}`),
  end: "Open the cards",
  endSure: "Open the cards of all deals?",
  endSays: "Nobody can play these deals any more. What is unfinished does not count.",
  leave: "Leave",
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
  best: "Best moments",
  moment: (kind: string, title: string, n: number) =>
    (
      ({
        row: `Won ${inWords(n)} games in a row`,
        close: `${title}: won by ${plural(n, "point")}, the closest`,
        wide: `${title}: won by ${plural(n, "point")}, the clearest`,
        strong: `${title}: beat a strong bot`,
        best: `${title}: best score, ${n}`,
        first: `${title}: the first win`,
      }) as Record<string, string>
    )[kind] ?? title,
  when: (at: number) => new Date(at).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
  rivals: "Rivals",
  who: "Name",
  met: "Met",
  ahead: "You ahead",
  behind: "They ahead",
};
