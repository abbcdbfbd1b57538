import { type Colour, hex } from './colour.ts';
import { hash } from './random.ts';

/** The size of a picture in its own units, which are pixels of the largest variant. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];

/** A length with one decimal; throws RangeError for what no file may hold (NaN, infinity). */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a length: ${value}`);
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Two numbers of a path, as short as its grammar lets them be: a picture holds some ten thousand. */
export function pair([x, y]: Point): string {
  const second = decimal(y);
  return second.startsWith('-') ? decimal(x) + second : `${decimal(x)} ${second}`;
}

const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** A closed outline with corners. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** A closed outline without corners: the points pull it, it passes between them. */
export function rounded(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const start = middle(last, first);
  let from = start;
  const curves = points.map((point, index) => {
    const to = middle(point, points[index + 1] ?? first);
    const curve = `q${pair([point[0] - from[0], point[1] - from[1]])} ${pair([to[0] - from[0], to[1] - from[1]])}`;
    from = to;
    return curve;
  });
  return `M${pair(start)}${curves.join('')}z`;
}

/** An open line from the first point to the last, rounded at the points between. */
export function flowing(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    return next ? `Q${pair(point)} ${pair(middle(point, next))}` : `L${pair(point)}`;
  });
  return `M${pair(first)}${curves.join('')}`;
}

const opacityOf = (opacity: number): string =>
  opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : '';

export function fill(outline: string, colour: Colour, opacity = 1): string {
  return `<path d="${outline}" fill="${hex(colour)}"${opacityOf(opacity)}/>`;
}

/** A line with round ends, `width` pixels wide. */
export function stroke(line: string, colour: Colour, width: number, opacity = 1): string {
  return `<path d="${line}" fill="none" stroke="${hex(colour)}" stroke-width="${decimal(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, colour: Colour, opacity = 1): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${hex(colour)}"${opacityOf(opacity)}/>`;
}

/** A stop of a gradient: where (0..1), which colour, how opaque. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const veil = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : '';
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${hex(colour)}"${veil}/>`;
    })
    .join('');

/** An id made of what it names, so that equal definitions may share it and nothing has to count. */
const idOf = (content: string): string => `i${hash(content).toString(36)}`;

/** An outline filled with a gradient from one point to another. */
export function faded(outline: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const axis = `gradientUnits="userSpaceOnUse" x1="${decimal(from[0])}" y1="${decimal(from[1])}" x2="${decimal(to[0])}" y2="${decimal(to[1])}"`;
  const content = stopsOf(stops);
  const id = idOf(axis + content);
  return `<linearGradient id="${id}" ${axis}>${content}</linearGradient><path d="${outline}" fill="url(#${id})"/>`;
}

/** A round glow that fades outwards; `flatness` 1 is a circle, 2 twice as wide as high. */
export function glow(x: number, y: number, radius: number, stops: readonly Stop[], flatness = 1): string {
  const content = stopsOf(stops);
  const id = idOf(content);
  const across = decimal(radius * flatness);
  return `<radialGradient id="${id}">${content}</radialGradient><ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${across}" ry="${decimal(radius)}" fill="url(#${id})"/>`;
}

/** Content that shows only inside the outline. */
export function clipped(outline: string, content: string): string {
  const id = idOf(outline);
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/**
 * Content, and under it its mirror image in still water: upside down from `waterline`, `height` of the
 * original's heights long and `opacity` strong.
 */
export function mirrored(content: string, waterline: number, height: number, opacity: number): string {
  const id = idOf(content);
  const flip = `translate(0 ${decimal(waterline * (1 + height))}) scale(1 -${height})`;
  return `<use href="#${id}" transform="${flip}"${opacityOf(opacity)}/><g id="${id}">${content}</g>`;
}

/** Content moved, and made larger or smaller; a negative `scale` across turns it left to right. */
export function placed(content: string, x: number, y: number, scale: number, across = scale): string {
  const factor = (value: number): string => String(Math.round(value * 1000) / 1000);
  return `<g transform="translate(${decimal(x)} ${decimal(y)}) scale(${factor(across)} ${factor(scale)})">${content}</g>`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;
}
