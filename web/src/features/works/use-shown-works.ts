import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { useMemo } from 'react';
import { useLocale as useIntlLocale } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { isInView } from '../../map/in-view.ts';
import { findWorks } from './filters/find-works.ts';
import type { WorksViewState } from './filters/use-works-view.ts';
import { filtersOf } from './filters/works-view.ts';
import { useWorksMap, type WorksMapState } from './map/use-works-map.ts';
import { placesOf } from './map/work-locations.ts';

interface ShownWorks {
  /** What the filters let through wherever the map is: what the map shows. */
  found: readonly WorkSummary[];
  /** And of that, where the map decides too, what lies in its view: what the list shows. */
  shown: readonly WorkSummary[];
  /** Where works stand, by their ids. */
  places: ReadonlyMap<string, Position>;
  /** The titles of projects by their ids. */
  titles: ReadonlyMap<string, string>;
  map: WorksMapState;
}

/** The works that the address asks for, in its order, and the map of them. Each of them stays the same as long as it is the same. */
export function useShownWorks(
  works: readonly WorkSummary[],
  state: WorksViewState,
  projects: readonly Project[],
  isMap: boolean,
): ShownWorks {
  const { view } = state;
  const [locale, intlLocale] = [useLocale(), useIntlLocale()];
  const titles = useMemo(() => new Map(projects.map(({ id, title }) => [id, title])), [projects]);
  const places = useMemo(() => placesOf(works), [works]);
  const filters = filtersOf(view);
  // Not by the view itself, which is another one with every step of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters and the order are all of the view that counts
  const found = useMemo(
    () => findWorks(works, view, { projects: new Set(titles.keys()), places }, { locale, intlLocale }),
    [works, filters, view.by, view.direction, titles, places, locale, intlLocale],
  );
  const spots = useMemo(() => found.flatMap(({ id }) => places.get(id) ?? []), [found, places]);
  const map = useWorksMap(state, spots, isMap);
  const { mapView } = map;
  const shown = useMemo(() => {
    const isHere = (spot: Position | undefined) => spot !== undefined && isInView(spot, mapView);
    return view.here ? found.filter(({ id }) => isHere(places.get(id))) : found;
  }, [found, view.here, places, mapView]);
  return { found, shown, places, titles, map };
}
