import type { Units } from '@waymark/model/entities/units';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';

/** The length of the equator, in metres. */
const EQUATOR = 40_075_016.686;
const MILE = 1_609.344;
const FOOT = 0.3048;

export interface Scale {
  value: number;
  unit: 'kilometer' | 'meter' | 'mile' | 'foot';
  /** The length of the bar on the map, in CSS pixels. */
  width: number;
}

/** The number of metres in a CSS pixel in the centre of the map. */
export function metresPerPixel({ lat, zoom }: Camera): number {
  return (EQUATOR * Math.cos((lat * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom);
}

/** The longest round distance (1, 2 or 5 times a power of ten) that fits into this many pixels. */
export function scaleOf(metresAPixel: number, units: Units, pixels: number): Scale {
  const length = metresAPixel * pixels;
  const unit = unitOf(length, units);
  const size = { kilometer: 1_000, meter: 1, mile: MILE, foot: FOOT }[unit];
  const value = roundDown(length / size);
  return { value, unit, width: (value * size) / metresAPixel };
}

function unitOf(length: number, units: Units): Scale['unit'] {
  if (units === 'metric') return length >= 1_000 ? 'kilometer' : 'meter';
  return length >= MILE ? 'mile' : 'foot';
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [5, 2].find((candidate) => candidate * power <= value) ?? 1;
  return digit * power;
}
