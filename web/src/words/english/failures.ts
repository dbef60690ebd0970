// Why something could not be done, and what helps.

import type { FailureCode } from "../../engine/failure";

export const failures = {
  newer: "Kept by a newer version of this page. Reload the page to open it, or save it as a file.",
  older: "Kept by a very old version of this page. It cannot be opened here, but saved as a file.",
  broken: "This game cannot be read any more. What there is of it can be saved as a file.",
  no_such_game: "This game is not here any more: it was deleted, or the data of this browser were cleared. Other games are listed at the start.",
  blocked: "Another tab keeps the saved games open for an older version of this page. Close all other tabs with this page, then try again.",
  full: "The browser has no room left, and nothing was kept. Delete old games or free some space, then try again.",
  storage: "The browser does not reach the saved games. Try again; if that does not help, reload the page.",
  engine_missing: "The engine could not be loaded. See that you are connected and that the program which serves this page runs, then try again.",
  engine_stopped: "The engine stopped, and nothing was changed. Try again; if that does not help, reload the page.",
  worker_stopped: "A part of the page stopped or could not be loaded. Try again; if that does not help, reload the page.",
  unexpected: "Something unexpected happened. Try again; if that does not help, reload the page.",
} as const satisfies Record<FailureCode, string>;
