import type { Size } from '@waymark/model/map-index/camera-tiles';
import type { Camera } from '@waymark/model/view-codec';
import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import { foundStreets, showsStreets } from '../streets/found-streets.ts';
import { creditsAt, OPEN_STREET_MAP } from './credits.ts';
import styles from './map-credits.module.css';

interface MapCreditsProps {
  here: Source<Camera>;
  /** The size of the uncovered part of the map. */
  size: Size;
}

/** The credits of the data that the view shows, folded by default. OpenStreetMap asks for its own to be on the map itself. */
export function MapCredits({ here, size }: MapCreditsProps) {
  const t = useTranslations('map');
  // Streets may be found while the map rests.
  useStore(foundStreets);
  const hasStreets = useStore(here, (camera) => showsStreets(camera, size));
  const level = useStore(here, ({ zoom }) => Math.floor(zoom));
  return (
    <>
      <details className={styles.sources}>
        <summary aria-label={t('sources')}>
          <Icon of={Info} size="1rem" />
        </summary>
        <p>
          {creditsAt(level, hasStreets).map(({ name, address }) => (
            <a key={name} href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </p>
      </details>
      {hasStreets && (
        <a className={styles.credit} href={OPEN_STREET_MAP} target="_blank" rel="noreferrer">
          © OpenStreetMap
        </a>
      )}
    </>
  );
}
