import { badRequest } from '../api-error.ts';
import type { Documents } from '../records/documents.ts';
import { type Box, boxBetween, distanceBetween, isInBox, isInPolygon, type Position } from './geometry.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Where a search looks. */
export interface GeoSearch {
  readonly center: Position | undefined;
  /** In metres. */
  readonly radius: number | 'all' | 'automatic';
  readonly test: ((position: Position) => boolean) | undefined;
  /** The least distance, in whole metres and rounded to what the search asked for, of a document's positions. */
  readonly rankedDistance: (metres: number) => number;
}

/** An automatic radius contains so many documents, where there are. */
const AUTOMATIC_COUNT = 1_000;

/** @throws ApiError 400 for what is no position, rectangle or polygon */
export function readGeoSearch(parameters: SearchParameters): GeoSearch {
  const { aroundLatLng, aroundRadius, insideBoundingBox, insidePolygon } = parameters;
  const rankedDistance = precisionOf(parameters.aroundPrecision);
  if (insideBoundingBox?.length) {
    const boxes = numbersIn(insideBoundingBox, 4, 'insideBoundingBox').map(boxOf);
    return {
      center: undefined,
      radius: 'all',
      test: (at) => boxes.some((box) => isInBox(at, box)),
      rankedDistance,
    };
  }
  if (insidePolygon?.length) {
    const polygons = polygonsIn(insidePolygon);
    return {
      center: undefined,
      radius: 'all',
      test: (at) => polygons.some((corners) => isInPolygon(at, corners)),
      rankedDistance,
    };
  }
  const center =
    aroundLatLng === undefined || aroundLatLng.trim() === '' ? undefined : positionOf(aroundLatLng);
  return { center, radius: aroundRadius ?? 'automatic', test: undefined, rankedDistance };
}

/** In metres; infinite for a document without a position. */
export function distanceOf(documents: Documents, document: number, center: Position): number {
  let least = Infinity;
  for (const position of documents.positionsOf(document))
    least = Math.min(least, distanceBetween(center, position));
  return least;
}

/** The radius that contains enough documents, in whole metres. */
export function automaticRadius(distances: Iterable<number>, least: number | undefined): number {
  const sorted = Float64Array.from(distances).sort();
  const last = sorted[Math.min(sorted.length, AUTOMATIC_COUNT) - 1] ?? 0;
  return Math.max(Math.ceil(last), least ?? 1);
}

function precisionOf(precision: SearchParameters['aroundPrecision']): (metres: number) => number {
  if (Array.isArray(precision)) {
    const ranges = precision.toSorted((one, other) => other.from - one.from);
    return (metres) => {
      const value = ranges.find(({ from }) => metres >= from)?.value ?? 1;
      return Math.floor(metres / value);
    };
  }
  return (metres) => Math.floor(metres / (precision ?? 1));
}

function positionOf(text: string): Position {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lat = Number.NaN, lng = Number.NaN] = parts;
  const isPosition = parts.length === 2 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  if (!isPosition)
    throw badRequest(`aroundLatLng: Expected a latitude and a longitude, but found "${text.slice(0, 50)}"`);
  return { lat, lng };
}

function boxOf(numbers: readonly number[]): Box {
  const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = numbers;
  return boxBetween(lat1, lng1, lat2, lng2);
}

function polygonsIn(given: NonNullable<SearchParameters['insidePolygon']>): Position[][] {
  const isFlat = typeof given === 'string' || !given.every((entry) => Array.isArray(entry));
  const polygons = isFlat ? [flat(given, 'insidePolygon')] : given;
  return polygons.map((numbers) => {
    if (numbers.length < 6 || numbers.length % 2 !== 0)
      throw badRequest('insidePolygon: Expected at least 3 positions');
    return Array.from({ length: numbers.length / 2 }, (_, at) => ({
      lat: numbers[at * 2] ?? 0,
      lng: numbers[at * 2 + 1] ?? 0,
    }));
  });
}

type Numbers = string | readonly number[] | readonly (readonly number[])[];

function numbersIn(given: Numbers, count: number, parameter: string): number[][] {
  const all = flat(given, parameter);
  if (all.length % count !== 0)
    throw badRequest(`${parameter}: Expected a multiple of ${count} numbers, but found ${all.length}`);
  return Array.from({ length: all.length / count }, (_, at) => all.slice(at * count, (at + 1) * count));
}

function flat(given: Numbers, parameter: string): number[] {
  const all =
    typeof given === 'string'
      ? given
          .replace(/[[\]\s]/g, '')
          .split(',')
          .map(Number)
      : given.flat();
  if (!all.every(Number.isFinite)) throw badRequest(`${parameter}: Expected numbers`);
  return all;
}
