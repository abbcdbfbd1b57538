/** Colours of both schemes by the names of their custom properties, from a style sheet. */
export function coloursIn(css: string): Map<string, [light: string, dark: string]> {
  const found = css.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map(Array.from(found, ([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}

/** The contrast of two colours written as `#rrggbb`, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that lies over another, as opaque as it is given, from 0 to 1. */
export function laidOver(ground: string, colour: string, opacity: number): string {
  const [below, above] = [partsOf(ground), partsOf(colour)];
  const mixed = below.map((part, at) => Math.round(part * (1 - opacity) + (above[at] ?? 0) * opacity));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The red, green and blue of a colour, from 0 to 255. */
function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
