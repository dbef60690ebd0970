// Which look is on: the player's choice, or what the system prefers.

import { preferences, type Theme } from "../store/preferences.svelte";

type Look = Exclude<Theme, "system">;

export function lookFor(theme: Theme, prefers: (query: string) => boolean): Look {
  if (theme !== "system") return theme;
  if (prefers("(prefers-contrast: more)") || prefers("(forced-colors: active)")) return "contrast";
  return prefers("(prefers-color-scheme: light)") ? "light" : "felt";
}

/** Keeps the document in the right look. Call it while a component is set up. */
export function followTheme(): void {
  const queries = ["(prefers-contrast: more)", "(forced-colors: active)", "(prefers-color-scheme: light)"];
  const apply = () => {
    document.documentElement.dataset.theme = lookFor(preferences.theme, (query) => matchMedia(query).matches);
  };
  $effect(() => {
    apply();
    const lists = queries.map((query) => matchMedia(query));
    for (const list of lists) list.addEventListener("change", apply);
    return () => {
      for (const list of lists) list.removeEventListener("change", apply);
    };
  });
}
