// Colours that carry meaning on the tiles. Six hues that stay apart for colour-blind eyes (the family of
// Okabe and Ito), each dark enough for its white numeral.

export const pipColours = ["#5d6470", "#0a69a6", "#bb4700", "#00745a", "#a82e74", "#6a4592"] as const;
/** In the high-contrast theme the numeral has 7 : 1. */
export const strongPipColours = ["#4a505a", "#00528a", "#943500", "#005a45", "#8a1f5c", "#57367d"] as const;

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** From 1 to 21, as the accessibility guidelines count it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
