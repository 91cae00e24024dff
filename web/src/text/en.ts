/** Every English text of the page, by where it stands. What games say comes from the server, ready to read. */
import * as afterwards from "./en/afterwards";
import * as evenings from "./en/evenings";
import * as helping from "./en/helping";
import * as room from "./en/room";
import * as settings from "./en/settings";
import * as shelf from "./en/shelf";
import * as table from "./en/table";

export * from "./en/grammar";

export const T = {
  brand: "Game Night",
  offline: "The server cannot be reached. Are you connected?",
  serverFailed: "Something went wrong on the server. Please try again.",
  noRecordYet: "There is a record once the game is over.",
  close: "Close",
  cancel: "Cancel",
  back: "Back",
  loading: "One moment",
  notFound: "There is nothing at this address.",
  toShelf: "Back to the shelf",
  names: ["Ruth", "Mabel", "Theo", "Otis", "Hazel", "Arlo", "Ivy", "Jude", "Nora", "Felix", "Pearl", "Emil"],
  ...shelf,
  ...table,
  ...helping,
  ...evenings,
  ...room,
  ...afterwards,
  ...settings,
};
