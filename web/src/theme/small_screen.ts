// Whether the screen is that of a phone, upright or lying: the same question as in the style sheets.
import { MediaQuery } from "svelte/reactivity";

export const smallScreen = new MediaQuery("(max-width: 760px) and (orientation: portrait), (max-height: 480px)");
