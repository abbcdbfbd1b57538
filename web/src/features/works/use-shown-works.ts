import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import type { OwnHit } from '@waymark/model/search/work-record';
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
  /** The works that pass the filters, regardless of the map: the map shows these. */
  found: readonly WorkSummary[];
  /** The works among them within the map's view, if the map restricts the list: the list shows these. */
  shown: readonly WorkSummary[];
  /** The positions of works, by id. */
  places: ReadonlyMap<string, Position>;
  /** The titles of projects, by id. */
  titles: ReadonlyMap<string, string>;
  map: WorksMapState;
}

/** The works that the address asks for, in its order, and their map. Each value is stable while its content does not change. */
export function useShownWorks(
  works: readonly WorkSummary[],
  state: WorksViewState,
  projects: readonly Project[],
  isMap: boolean,
  hits: readonly OwnHit[] | undefined,
): ShownWorks {
  const { view } = state;
  const [locale, intlLocale] = [useLocale(), useIntlLocale()];
  const titles = useMemo(() => new Map(projects.map(({ id, title }) => [id, title])), [projects]);
  const places = useMemo(() => placesOf(works), [works]);
  const filters = filtersOf(view);
  const ids = useMemo(() => new Set(hits?.map(({ id }) => id)), [hits]);
  // Not by the view itself, which changes with every step of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters and the order are all of the view that counts
  const found = useMemo(
    () =>
      findWorks(
        works,
        view,
        { projects: new Set(titles.keys()), places, found: ids },
        { locale, intlLocale },
      ),
    [works, filters, view.by, view.direction, titles, places, ids, locale, intlLocale],
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
