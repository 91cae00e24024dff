/** The living room: invitations, the television and its remote. */
import { capital, inWords } from "./grammar";

export const home = {
  onTv: "Show on TV",
  point: "Point a phone’s camera at it, or open",
  withCode: "with the code",
  wifi: "Phones on the same Wi-Fi as this computer can join.",
  internet: "Anyone with the link can join.",
  others: "Other addresses",
  by: (network: string) => `by ${network}`,
  changed: "The network has changed: this is the new code.",
  noneTitle: "Phones cannot reach this table yet",
  loopback:
    "The server was started for this computer only, so a QR code would lead nowhere. To let the living room in, stop it and start it like this:",
  network: "This computer is in no home network, so a QR code would lead nowhere. Join the Wi-Fi, and the code appears here.",
  command: "gamenight serve",
  kept: (code: string) => `This table is kept, and its code stays ${code}. Do it at home only, never on a café’s Wi-Fi.`,
  copyCommand: "Copy the command",
  notCopied: "This browser cannot copy. The link is selected: copy it from there.",
  drawing: "A computer indoors; a phone behind a wall",
};

export const remote = {
  title: "The television’s remote",
  games: "Games",
  says: "Choose a game: it appears on the television.",
  seats: "Chairs",
  bots: "Bots in free chairs",
  withBots: (n: number) => (n === 0 ? "None" : n === 1 ? "One bot" : `${capital(inWords(n))} bots`),
  put: "Put it on the television",
  now: (title: string) => `${title} is on the television.`,
  goOn: "To your chair",
  toShelf: "Show the shelf on the television",
  gone: "This television is switched off. Open the page on it again and scan its code.",
  next: "The next game on the television",
  name: "Your name",
  level: "How well bots play",
};

export const tv = {
  welcome: "What shall we play?",
  choose: "Point a phone’s camera here: the phone chooses the game.",
  orOpen: "or open",
  andType: "and type",
  filling: (host: string) => `${host}’s table is filling up`,
  foot: (host: string) => `${host} starts when everyone sits. Bots can take free chairs.`,
  scanToSit: "scan to sit here",
  away: "Looking for the server…",
  zoom: "Where it happened",
  nextGame: "The next game: choose with a phone",
  alone: "This server answers its own computer only. Start it again like this and the code appears here:",
  lastMove: "Last move",
  join: "Join with your phone",
  over: "The game is over",
};
