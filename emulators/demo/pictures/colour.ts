/** A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): `l` is 0..1. */
export type Colour = { readonly l: number; readonly a: number; readonly b: number };

/** Linear-light red, green and blue; 1 is full strength. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour by lightness 0..1, chroma (paints lie below 0.2) and hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return { l: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** From `from` (amount 0) to `to` (amount 1), evenly to the eye. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  return {
    l: from.l + (to.l - from.l) * amount,
    a: from.a + (to.a - from.a) * amount,
    b: from.b + (to.b - from.b) * amount,
  };
}

/** The colour with lightness added (0..1), chroma multiplied and hue turned (degrees). */
export function vary(colour: Colour, lightness: number, chroma = 1, hue = 0): Colour {
  const angle = (hue * Math.PI) / 180;
  return {
    l: colour.l + lightness,
    a: chroma * (colour.a * Math.cos(angle) - colour.b * Math.sin(angle)),
    b: chroma * (colour.a * Math.sin(angle) + colour.b * Math.cos(angle)),
  };
}

/** The colour under coloured light: each of red, green and blue multiplied in linear light. */
export function lightened(colour: Colour, light: Rgb): Colour {
  const [red, green, blue] = toLinear(colour);
  return fromLinear([red * light[0], green * light[1], blue * light[2]]);
}

/** As `#rrggbb`; what no screen can show is clipped. */
export function hex(colour: Colour): string {
  return `#${toLinear(colour)
    .map((channel) => {
      const bounded = Math.min(1, Math.max(0, channel));
      const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

/** The matrices of Ottosson's OKLab; what lies outside sRGB comes out below 0 or above 1. */
function toLinear({ l, a, b }: Colour): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinear([red, green, blue]: Rgb): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}
