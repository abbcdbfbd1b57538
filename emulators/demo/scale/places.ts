import { normaliseLongitude, type Position } from '@waymark/model/geography/position';
import type { Random } from './random.ts';

export interface Place {
  readonly name: string;
  readonly population: number;
  readonly position: Position;
}

export interface Places {
  /** A random place, weighted by population. */
  draw(random: Random): Place;
}

/** @throws Error where no place has inhabitants */
export function placesByPopulation(places: readonly Place[]): Places {
  let people = 0;
  const upTo = Float64Array.from(places, ({ population }) => (people += population));
  const last = places.at(-1);
  if (last === undefined || people === 0) throw new Error('No place has inhabitants.');
  return {
    draw: (random) => places[firstAbove(upTo, random.between(0, people))] ?? last,
  };
}

/** The index of the first larger number in an ascending list. */
function firstAbove(numbers: Float64Array, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

const KILOMETRES_PER_DEGREE = 111.2;

/** A spot in or around a place: usually within 1 km of a village's centre, and within 10 km of that of a city of millions. */
export function spotAround({ position: { lat, lng }, population }: Place, random: Random): Position {
  const spread = 0.5 + 0.003 * Math.sqrt(population);
  // Box and Muller's way to two normally distributed numbers; 1 − x, because the logarithm of 0 is none.
  const distance = spread * Math.sqrt(-2 * Math.log(1 - random.between(0, 1)));
  const direction = random.between(0, 2 * Math.PI);
  const north = (distance * Math.cos(direction)) / KILOMETRES_PER_DEGREE;
  const east = (distance * Math.sin(direction)) / KILOMETRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180);
  return {
    lat: toMetre(Math.max(-90, Math.min(90, lat + north))),
    lng: toMetre(normaliseLongitude(lng + east)),
  };
}

/** Degrees to 5 decimals, about a metre, which is as exact as a position is known. */
function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
