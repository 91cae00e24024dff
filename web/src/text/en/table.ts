/** The table while a game is played. */
import { capital, plural } from "./grammar";

export const show = {
  goOn: "Go on",
  fan: (name: string, count: number) => `${name}, ${plural(count, "card")}: spread out`,
};

export const table = {
  label: "Table",
  leave: "Leave the table",
  houseRules: "House rules",
  rules: "Rules",
  scores: "Scores",
  story: "What happened",
  more: "More",
  whole: "Whole board",
  hint: "Hint",
  undo: "Undo",
  sort: "Sort",
  sorts: { dealt: "As dealt", suit: "By suit", rank: "By rank" },
  allMoves: "Everything you may do now",
  noMoves: "It is not your turn.",
  chat: "Talk",
  trade: "Trade",
  notNow: "not now",
  yourTurn: "Your turn.",
  yourCard: "Your card",
  yourTile: "Your tile",
  cards: (n: number) => plural(n, "card"),
  tiles: (n: number) => plural(n, "tile"),
  empty: "empty",
  faceDown: "face down",
  pts: (n: number) => plural(n, "pt"),
  you: "You",
  away: "away",
  bot: "bot",
  covered: "a bot plays",
  hurried: "the bots think less until the next start",
  absent: "absent",
  absentMeans: "Absent: a bot played there, and that is nobody’s result.",
  turnOf: "to play",
  seat: (name: string, colour: string, shape: string) => `${name}, ${colour} ${shape}`,
  which: "Which do you mean?",
  drop: "Put it back",
  reconnecting: "Lost the connection. Trying again…",
  closed: "This table is closed.",
  back: "Connected again.",
  late: "Something happened meanwhile. Have another look.",
  paused: "The game is paused.",
  resume: "Go on",
  pause: "Pause",
  askPause: "Ask for a pause",
  askFriendly: "Ask to play for fun",
  resign: "Give up",
  resignSure: "Give up this game?",
  resignBot: "A bot plays on in your place.",
  draw: "Offer a draw",
  giveBot: "Let a bot play for me",
  takeBack: "Take my seat back",
  closeTable: "End this table",
  closeSure: "End this table for everyone?",
  rematch: "Play again",
  rematchWaits: "Waiting for the others.",
  toRematch: "To the new game",
  replay: "Look at it again",
  fairness: "Check the luck",
  over: "The game is over",
  showEnd: "See the result",
  newGame: "Back to the shelf",
  again: "Show the last move again",
  tableOnTv: "The table is on the TV: show only my hand",
  tableHere: "Show the table here too",
  players: "Players and moves",
  hand: (label: string, n: number, unit: string) => `${label}, ${plural(n, unit)}`,
  board: "Board",
  space: "Space",
  youAreHere: "you are here",
  shareTable: "Invite or show on TV",
  settings: "Settings",
  consent: {
    undo: (name: string, counts: boolean) => `${name} would like to take back a move.${counts ? " Then this game does not count." : ""}`,
    draw: (name: string) => `${name} offers a draw.`,
    pause: (name: string) => `${name} asks for a pause.`,
    friendly: (name: string) => `${name} would like to play for fun: this game would not count.`,
  },
  agree: "Agree",
  refuse: "No, play on",
  mapLabel: "Map of the board",
  ribbon: "Spaces around you",
  facts: "On the table",
  taken: (n: number) => `${n}`,
  typeMove: "Type a move",
  typeSend: "Play",
};

/** Help in a game that counts: what it means is said before it is had. */
export const help = {
  ask: { hint: "Take a hint?", bot: "Let a bot play for you?", undo: "Take your move back?" },
  ends: {
    hint: "With a hint this game does not count.",
    bot: "With a bot in your place this game does not count.",
    undo: "With a move taken back this game does not count.",
  },
  others: "This game counts for the others, too. Ask them to play for fun?",
  othersUndo: "If the others let you, this game does not count any more.",
  goOn: { hint: "Take the hint", bot: "Let the bot play", undo: "Take it back" },
  askThem: "Ask them",
};

export const moves = {
  title: "Moves",
  flip: "Turn the board",
  copy: "Copy",
  copyOne: (name: string) => `Copy ${name}`,
  now: "Back to the game",
};

export const deed = {
  price: "Price",
  mortgage: "Mortgage value",
  house: "A house costs",
  mortgaged: "mortgaged",
  free: "Nobody owns it yet.",
  open: (name: string, n: number) => `${name}: ${plural(n, "deed")}`,
  owner: (name: string, mine: boolean) => (mine ? "Yours" : `${name} owns it`),
};

export const amount = {
  label: "How much",
  less: "Less",
  more: "More",
  may: (low: string, high: string) => `From ${low} to ${high}`,
};

export const bargain = {
  title: "Offer a trade",
  with: "Trade with",
  give: "You give",
  gives: (name: string) => `${name} gives`,
  inHand: (money: string) => `${money} in hand`,
  cash: "Cash",
  cashMine: "Cash you give",
  cashTheirs: (name: string) => `Cash ${name} gives`,
  after: (name: string) => `If ${name} accepts`,
  mine: { cash: "Your cash", deeds: "Your deeds", cards: "Your kept cards" },
  theirs: (name: string) => ({ cash: `${name}’s cash`, deeds: `${name}’s deeds`, cards: `${name}’s kept cards` }),
  interest: "Interest to the bank",
  offer: "Offer this trade",
  nothing: "nothing",
  nobody: "Nothing to give.",
  sum: (give: string, get: string) => `${capital(give)} for ${get}.`,
  and: " and ",
  arrow: (from: string, to: string) => `${from} → ${to}`,
};

export const chat = {
  title: "Talk",
  say: "Say something",
  send: "Send",
  mute: "Mute",
  unmute: "Unmute",
  nothing: "Nobody has said anything yet.",
  muted: "Talk is switched off in your settings.",
  phrases: "Say with one touch",
};

export const privacy = {
  pass: (name: string) => `Pass the device to ${name}`,
  says: "Nobody else should look now.",
  ready: (name: string) => `I am ${name}`,
};

export const over = {
  won: "won",
  agreed: "A draw, as agreed.",
  resigned: (mine: boolean, name: string, winners: string[], youWon: boolean) =>
    `${mine ? "You" : name} gave up. ${winners.length ? `${winners.join(" and ")} ${winners.length > 1 || youWon ? "win" : "wins"}.` : ""}`.trim(),
};
