import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CITIES } from '@waymark/model/geography/cities';
import type { MapNames, PackedNames } from '../src/map/base-map/names.ts';

interface Country {
  name: { common: string };
  translations: { fra: { common: string } };
  latlng: [number, number];
  /** Square kilometres; −1 where the area is unknown. */
  area: number;
  independent: boolean | null;
}

/** Corrections for countries whose centre, or whose French name in the package, does not suit a map. */
const CORRECTIONS: Readonly<Record<string, { fr?: string; at?: [number, number] }>> = {
  'Åland Islands': { fr: 'Åland' },
  'American Samoa': { fr: 'Samoa américaines' },
  'DR Congo': { fr: 'RD Congo' },
  'French Guiana': { fr: 'Guyane' },
  Nigeria: { fr: 'Nigeria' },
  Vietnam: { fr: 'Viêt Nam', at: [15.6, 108] },
  'Western Sahara': { fr: 'Sahara occidental' },
  'Saudi Arabia': { fr: 'Arabie saoudite' },
  'South Georgia': { fr: 'Géorgie du Sud' },
  'British Indian Ocean Territory': { fr: 'Territoire britannique de l’océan Indien' },
  'United States': { at: [39.5, -98.5] },
  Antarctica: { at: [-79, 20] },
  Fiji: { at: [-17.8, 178] },
  Norway: { at: [61.3, 9] },
  Croatia: { at: [45.5, 16.3] },
  France: { at: [46.7, 2.4] },
  Malaysia: { at: [4.2, 102.2] },
  Chile: { at: [-33, -70.8] },
  'New Zealand': { at: [-43.6, 171.2] },
  Greece: { at: [39.4, 22] },
  Indonesia: { at: [-1, 114] },
  Japan: { at: [36.4, 138.4] },
  Philippines: { at: [16.5, 121.2] },
};

/** Names of countries and seas in both languages, packed as `PackedNames` describes. */
export function packNames(): MapNames {
  return { countries: countries(), seas: readHere('seas.json') };
}

/** Names of cities. */
export function packCities(): PackedNames['cities'] {
  return CITIES.map(([en, fr, lat, lng, rank]) => [en, fr, lat, lng, rank]);
}

function countries(): PackedNames['countries'] {
  const file = fileURLToPath(import.meta.resolve('world-countries/countries.json'));
  // The package declares this shape in its types.
  const all = JSON.parse(readFileSync(file, 'utf8')) as Country[];
  return all.map(({ name, translations, latlng, area, independent }) => {
    const { fr = translations.fra.common, at = latlng } = CORRECTIONS[name.common] ?? {};
    const [lat, lng] = at.map((degrees) => Math.round(degrees * 10) / 10);
    return [name.common, fr.replaceAll("'", '’'), lat ?? 0, lng ?? 0, rankOf(area, independent ?? true)];
  });
}

/** The rank, from 1 (largest) to 6: about the zoom at which there is room for the name. */
function rankOf(area: number, independent: boolean): number {
  const rank = [1_900_000, 480_000, 130_000, 30_000, 1_500].findIndex((least) => area >= least) + 1 || 6;
  return independent ? rank : Math.max(rank, 4);
}

/** Each entry has an English name, a French name, latitude, longitude and rank. */
function readHere(file: string): PackedNames['cities'] {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
}
