import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { useTranslations } from 'use-intl';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import { foundStreets, showsStreets } from '../streets/found-streets.ts';
import { creditsAt } from './credits.ts';
import { MAPS_ELSEWHERE, viewElsewhere } from './view-elsewhere.ts';

/** What a map shows, as its links need it. */
export interface LinksProps {
  here: Source<Camera>;
  /** The size of the uncovered part of the map. */
  size: Size;
}

/** The sources of the data that the view shows. */
export function SourceLinks({ here, size }: LinksProps) {
  // Streets may be found while the map rests.
  useStore(foundStreets);
  const hasStreets = useStore(here, (camera) => showsStreets(camera, size));
  const level = useStore(here, ({ zoom }) => Math.floor(zoom));
  return (
    <ul>
      {creditsAt(level, hasStreets).map(({ name, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The view in other maps. The links follow this map while it moves. */
export function LinksElsewhere({ here }: LinksProps) {
  const t = useTranslations('map');
  const camera = useStore(here);
  return (
    <ul>
      {MAPS_ELSEWHERE.map((map) => (
        <li key={map}>
          <a href={viewElsewhere(map, camera)} target="_blank" rel="noreferrer">
            {t(`elsewhere.${map}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
