import { type Area, type Size, turnedArea } from '@waymark/model/entities/photo-edit';

/** How stored pixels become an upright picture. */
export interface Uprighting {
  /** Whether they are mirrored first, left to right. */
  isMirrored: boolean;
  /** Quarter turns, clockwise. */
  turns: number;
}

/** By the eight values of EXIF's orientation, from 1. */
const UPRIGHTINGS: readonly Uprighting[] = [
  { isMirrored: false, turns: 0 },
  { isMirrored: true, turns: 0 },
  { isMirrored: false, turns: 2 },
  { isMirrored: true, turns: 2 },
  { isMirrored: true, turns: 3 },
  { isMirrored: false, turns: 1 },
  { isMirrored: true, turns: 1 },
  { isMirrored: false, turns: 3 },
];

const UPRIGHT: Uprighting = { isMirrored: false, turns: 0 };

/** @param orientation of EXIF; any other value counts as upright */
export function uprightingOf(orientation: number | undefined): Uprighting {
  return UPRIGHTINGS[(orientation ?? 1) - 1] ?? UPRIGHT;
}

/**
 * The stored pixels of an area of the upright picture.
 * @param upright the size of the upright picture
 */
export function storedArea(area: Area, upright: Size, { isMirrored, turns }: Uprighting): Area {
  const stored = turnedArea(area, upright, -turns);
  const width = turns % 2 === 0 ? upright.width : upright.height;
  return isMirrored ? { ...stored, left: width - stored.left - stored.width } : stored;
}
