import type { MapColours } from '../map-colours.ts';

/*
 * The colours of the region and of the streets, beside those of the design tokens: the first page does not load them. A test holds
 * every label to a contrast of 4.5:1 on all that it can lie on.
 */

/** What labels can lie on, from the far to the near. */
export const GROUND = {
  urban: ['#ebdfc8', '#25373f'],
  glacier: ['#fdfdfb', '#31444d'],
  wood: ['#dde5c8', '#1c3530'],
  park: ['#d5e2c0', '#1f3b33'],
  sand: ['#f3e6c0', '#2f3530'],
  building: ['#e8dbc4', '#233139'],
  pedestrian: ['#f0e2cc', '#27363b'],
  motorway: ['#e8c187', '#58472c'],
  road: ['#f5deaf', '#493f2c'],
  street: ['#fffdf8', '#3f5159'],
} as const satisfies Palette;

/** Lines so thin that no label lies on them alone. */
const LINES = {
  river: ['#9cc3ca', '#2f5261'],
  motorwayLine: ['#d9af70', '#7d6338'],
  roadLine: ['#dfbe8a', '#5d5138'],
  casing: ['#d3bf9b', '#141f25'],
  path: ['#cbb28a', '#5a5747'],
  rail: ['#b5a78e', '#52646b'],
  state: ['#d3c5a8', '#30464f'],
  buildingEdge: ['#d8c7a8', '#2d3f48'],
} as const satisfies Palette;

export const LABELS = {
  waterLabel: ['#1f5361', '#a6cdd8'],
  peakLabel: ['#66481f', '#dcc79c'],
  regionLabel: ['#55462b', '#d0c3a5'],
  streetLabel: ['#54461f', '#dcd2bd'],
} as const satisfies Palette;

/** A colour in the light scheme and in the dark one. */
type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

type Name = keyof typeof GROUND | keyof typeof LINES | keyof typeof LABELS;

export type RegionColours = Readonly<Record<Name, string>>;

/** The colours of the region in the scheme of the map. */
export function regionColours(map: Pick<MapColours, 'land' | 'label'>): RegionColours {
  const scheme = isDark(map) ? 1 : 0;
  const all = Object.entries({ ...GROUND, ...LINES, ...LABELS });
  // Object.fromEntries cannot know that every name is present.
  return Object.fromEntries(all.map(([name, colours]) => [name, colours[scheme]])) as RegionColours;
}

/** Whether a map is dark: its land is darker than what is written on it. */
export function isDark({ land, label }: Pick<MapColours, 'land' | 'label'>): boolean {
  return brightness(land) < brightness(label);
}

/** The sum of the three parts of a colour, as `#rrggbb` or as a browser computes it: `rgb(r, g, b)`. */
function brightness(colour: string): number {
  return partsOf(colour).reduce((sum, part) => sum + part, 0);
}

/** The red, green and blue of a colour, from 0 to 255. */
function partsOf(colour: string): number[] {
  if (colour.startsWith('#')) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
