import type { CountryCard } from '@waymark/model/entities/country';
import { totalItems } from '@waymark/model/entities/total-items';
import { use, useMemo, useState } from 'react';
import { type MapLayer, useShowOnMap } from '../../elements/map/page-map-context.ts';
import type { CountryOutlines } from '../../map/base-map/countries.ts';
import { loadCountries } from '../../map/base-map/load-countries.ts';
import { useMapTokens } from '../../map/map-colours.ts';
import type { MapShape } from '../../map/map-shape.ts';
import { fillOf } from './fill-of.ts';

interface CountriesOnMapProps {
  countries: readonly CountryCard[];
}

/** The component below, once the outlines that it draws are loaded. A failure is that of the part, which the page can do without. */
export async function loadCountriesOnMap() {
  await loadCountries();
  return CountriesOnMap;
}

const NOTHING: MapLayer = {};
const TOKENS = ['content'] as const;

/** Fills every country on the map by how much there is in it, in the colours of the list. */
function CountriesOnMap({ countries }: CountriesOnMapProps) {
  const outlines = use(loadCountries());
  const [root] = useState(() => ({ current: document.documentElement }));
  const colour = useMapTokens(root, TOKENS)?.content;
  const onMap = useMemo(
    () => (colour === undefined ? NOTHING : { shapes: filled(countries, outlines, colour) }),
    [countries, outlines, colour],
  );
  useShowOnMap('countries', onMap);
  return null;
}

function filled(countries: readonly CountryCard[], outlines: CountryOutlines, colour: string): MapShape[] {
  const most = Math.max(...countries.map(({ counts }) => totalItems(counts)));
  return countries.flatMap((country) => {
    const fill = fillOf(totalItems(country.counts), most);
    if (fill === 0) return [];
    const polygons = outlines.get(country.code) ?? [];
    return polygons.map(
      (lines, index): MapShape => ({ id: `${country.code}/${index}`, kind: 'area', lines, colour, fill }),
    );
  });
}
