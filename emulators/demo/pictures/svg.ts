import { type Colour, hex } from './colour.ts';
import { hash } from './random.ts';

/** The size of a picture in its own units, which are pixels of the largest variant. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];

/** A length with one decimal; throws RangeError for what no file may hold (NaN, infinity). */
function decimal(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a length: ${value}`);
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Two numbers of a path, as short as its grammar lets them be: a picture holds some ten thousand. */
export function pair([x, y]: Point): string {
  const second = decimal(y);
  return second.startsWith('-') ? decimal(x) + second : `${decimal(x)} ${second}`;
}

/** A path from commands and points: `path('M', from, 'Q', pull, to, 'Z')`. */
export function path(...steps: readonly (string | Point)[]): string {
  const follows = (index: number): boolean => index > 0 && typeof steps[index - 1] !== 'string';
  return steps
    .map((step, index) => (typeof step === 'string' ? step : `${follows(index) ? ' ' : ''}${pair(step)}`))
    .join('');
}

const offset = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];
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
    const curve = path('q', offset(from, point), offset(from, to));
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

type Attributes = Readonly<Record<string, string | number>>;

/** An element; numbers among its attributes are lengths. */
function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

/** The attribute of what is not wholly opaque. */
const veil = (opacity: number, attribute = 'opacity'): Attributes =>
  opacity < 1 ? { [attribute]: hundredths(opacity) } : {};

/** A file of so many pixels across and down. */
export function svgDocument(width: number, height: number, content: string): string {
  const xmlns = 'http://www.w3.org/2000/svg';
  return element('svg', { xmlns, width, height, viewBox: `0 0 ${width} ${height}` }, content);
}

export function fill(outline: string, colour: Colour, opacity = 1): string {
  return element('path', { d: outline, fill: hex(colour), ...veil(opacity) });
}

/** A line with round ends, `width` pixels wide. */
export function stroke(line: string, colour: Colour, width: number, opacity = 1): string {
  return element('path', {
    d: line,
    fill: 'none',
    stroke: hex(colour),
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...veil(opacity),
  });
}

export function disc(x: number, y: number, radius: number, colour: Colour, opacity = 1): string {
  return element('circle', { cx: x, cy: y, r: radius, fill: hex(colour), ...veil(opacity) });
}

/** A stop of a gradient: where (0..1), which colour, how opaque. */
type Stop = readonly [offset: number, colour: Colour, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', {
        offset: hundredths(offset),
        'stop-color': hex(colour),
        ...veil(opacity, 'stop-opacity'),
      }),
    )
    .join('');

/** An id made of what it names, so that equal definitions may share it and nothing has to count. */
const idOf = (content: string): string => `i${hash(content).toString(36)}`;

/** An outline filled with a gradient from one point to another. */
export function faded(outline: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const content = stopsOf(stops);
  const id = idOf(`${pair(from)} ${pair(to)}${content}`);
  return (
    element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, content) +
    element('path', { d: outline, fill: `url(#${id})` })
  );
}

/** A round glow that fades outwards; `flatness` 1 is a circle, 2 twice as wide as high. */
export function glow(x: number, y: number, radius: number, stops: readonly Stop[], flatness = 1): string {
  const content = stopsOf(stops);
  const id = idOf(content);
  return (
    element('radialGradient', { id }, content) +
    element('ellipse', { cx: x, cy: y, rx: radius * flatness, ry: radius, fill: `url(#${id})` })
  );
}

/** Content that shows only inside the outline. */
export function clipped(outline: string, content: string): string {
  const id = idOf(outline);
  const window = element('clipPath', { id }, element('path', { d: outline }));
  return window + element('g', { 'clip-path': `url(#${id})` }, content);
}

/** Content as one layer that lets through what is under it. */
export function translucent(content: string, opacity: number): string {
  return element('g', veil(opacity), content);
}

/**
 * Content, and under it its mirror image in still water: upside down from `waterline`, `height` of the
 * original's heights long and `opacity` strong.
 */
export function mirrored(content: string, waterline: number, height: number, opacity: number): string {
  const id = idOf(content);
  const transform = `translate(0 ${decimal(waterline * (1 + height))}) scale(1 -${height})`;
  return element('use', { href: `#${id}`, transform, ...veil(opacity) }) + element('g', { id }, content);
}

/** Content moved, and made larger or smaller; a negative `across` turns it left to right. */
export function placed(content: string, x: number, y: number, scale: number, across = scale): string {
  const transform = `translate(${decimal(x)} ${decimal(y)}) scale(${hundredths(across)} ${hundredths(scale)})`;
  return element('g', { transform }, content);
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}z`;
}
