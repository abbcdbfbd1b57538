import type { Position } from '@waymark/model/geography/position';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { type MapView, placeInView } from '../../../map/in-view.ts';

/** From this zoom on, single items have their names beside them. */
export const NAMES_FROM = 13;

/** Farther out they do where the view has no more marks than this, but not on a globe. */
const FEW = 12;
const FARTHEST = 6;

/** From the middle of a mark to where its name begins, to where another mark ends, and half the height of a name, in CSS pixels. */
const BESIDE = 28;
const MARK = 26;
const HALF_HEIGHT = 11;

/** The width of an average letter, and of the longest name, which mark-view.module.css limits, in CSS pixels. */
const LETTER = 7.5;
const WIDEST = 144;

interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

/**
 * The keys of the marks that have room for their names to the right of them, the best items first: beside all other marks, with those
 * of the page, and all other names.
 */
export function namesBeside(
  marks: readonly Mark[],
  own: readonly { position: Position }[],
  view: MapView,
  locale: Locale,
): ReadonlySet<string> {
  const { zoom } = view.camera;
  if (zoom < NAMES_FROM && (zoom < FARTHEST || marks.length + own.length > FEW)) return NONE;
  const taken = [...marks, ...own].flatMap(({ position }) => {
    const at = placeInView(position, view);
    return at === null ? [] : [around(at, MARK)];
  });
  const named = new Set<string>();
  const best = marks
    .filter(({ items, best }) => items === 1 && best !== undefined)
    .sort((a, b) => (b.best?.rank ?? 0) - (a.best?.rank ?? 0));
  for (const { key, best: item, position } of best) {
    const at = item && placeInView(position, view);
    if (!at) continue;
    const width = Math.min(WIDEST, choose(item.title, locale).value.length * LETTER);
    const name = {
      west: at.x + BESIDE,
      east: at.x + BESIDE + width,
      north: at.y - HALF_HEIGHT,
      south: at.y + HALF_HEIGHT,
    };
    if (name.east > view.size.width / 2 || taken.some((box) => overlap(box, name))) continue;
    taken.push(name);
    named.add(key);
  }
  return named;
}

const NONE: ReadonlySet<string> = new Set();

function around({ x, y }: { x: number; y: number }, radius: number): Box {
  return { west: x - radius, east: x + radius, north: y - radius, south: y + radius };
}

function overlap(a: Box, b: Box): boolean {
  return a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;
}
