export interface Credit {
  name: string;
  address: string;
}

/** The sources of the embedded map, each with the levels of zoom at which it is shown; `last` is exclusive. */
const SOURCES: readonly (Credit & { first?: number; last?: number })[] = [
  { name: 'Natural Earth', address: 'https://www.naturalearthdata.com/' },
  {
    name: 'SRTM, ETOPO',
    address: 'https://www.ncei.noaa.gov/products/etopo-global-relief-model',
    first: 3,
    last: 10,
  },
  // The names of countries.
  { name: 'world-countries (ODbL)', address: 'https://github.com/mledoze/countries', last: 9 },
  { name: 'GeoNames (CC BY 4.0)', address: 'https://www.geonames.org/', first: 2 },
];

const STREETS: readonly Credit[] = [
  { name: 'OpenStreetMap (ODbL)', address: 'https://www.openstreetmap.org/copyright' },
  { name: 'OpenMapTiles (CC BY)', address: 'https://openmaptiles.org/' },
];

/** The sources of what a view shows. */
export function creditsAt(level: number, hasStreets: boolean): Credit[] {
  const shown = SOURCES.filter(({ first = 0, last = Infinity }) => level >= first && level < last);
  return [...shown, ...(hasStreets ? STREETS : [])];
}
