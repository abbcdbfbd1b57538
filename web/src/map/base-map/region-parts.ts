/** The parts of the region in the map tiles, from the bottom up: areas and lines, and then points that have names. */
export const REGION_PARTS = [
  'urban',
  'glaciers',
  'lakes',
  'rivers',
  'states',
  'rails',
  'roads',
  'peaks',
  'waters',
  'regions',
  'settlements',
] as const;

export type RegionPart = (typeof REGION_PARTS)[number];

/**
 * The properties of the features of the region. Each has the zoom from which it is drawn; those with a name have it in English, and
 * in French where it differs.
 */
export interface RegionProperties {
  z: number;
  en?: string;
  fr?: string;
  /** The class of a road: 1 is a motorway, 3 a road between towns. */
  k?: number;
  /** The height of a peak, in metres. */
  e?: number;
  /** The size of a settlement, from 1 (millions) to 5 (villages). */
  r?: number;
}

/** The levels of the relief: one is enough, and the engine draws all views from it. */
export const RELIEF_LEVEL = 3;
