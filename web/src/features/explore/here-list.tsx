import { Compass, MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowSkeletons } from '../../ui/skeleton.tsx';
import styles from './here-list.module.css';
import { HereRow } from './here-row.tsx';
import { itemKey } from './item-key.ts';
import type { ExploreState } from './use-explore.ts';

/** So many rows are there at once; the reader asks for more. */
const PORTION = 30;

/** How much is on the part of the map that can be seen. */
export function HereCount({ explore: { here } }: { explore: ExploreState }) {
  const t = useTranslations('explore');
  return (
    <p className={styles.count} role="status">
      {here.waiting ? t('looking') : t('count', { count: here.total })}
    </p>
  );
}

/** What is on the part of the map that can be seen, as a list: the map's twin for those who do not use one. */
export function HereList({ explore }: { explore: ExploreState }) {
  const t = useTranslations('explore');
  const { here, lit, light, choosing } = explore;
  const [portions, setPortions] = useState(1);
  const shown = here.items.slice(0, portions * PORTION);
  return (
    <div className={styles.list}>
      {here.waiting && <RowSkeletons count={6} label={t('looking')} />}
      {!here.waiting && here.total === 0 && <NothingHere explore={explore} />}
      <ul className={styles.rows}>
        {shown.map((item) => (
          <li key={itemKey(item)}>
            <HereRow
              item={item}
              search={choosing(item)}
              lit={lit !== null && itemKey(lit) === itemKey(item)}
              onLight={light}
            />
          </li>
        ))}
      </ul>
      {shown.length < here.items.length && (
        <Button kind="secondary" onClick={() => setPortions(portions + 1)}>
          {t('more', { count: Math.min(PORTION, here.items.length - shown.length) })}
        </Button>
      )}
      {shown.length === here.items.length && here.items.length < here.total && (
        <p className={styles.rest}>{t('rest', { count: here.total - here.items.length })}</p>
      )}
    </div>
  );
}

function NothingHere({ explore: { view, change, goTo, mapView } }: { explore: ExploreState }) {
  const t = useTranslations('explore');
  const filtered = view.kinds.length > 0 || view.categories.length > 0;
  return (
    <EmptyState
      picture={<Icon of={filtered ? MapPinned : Compass} size={56} />}
      action={
        filtered ? (
          <Button kind="secondary" onClick={() => change({ kinds: [], categories: [] }, 'push')}>
            {t('clearFilters')}
          </Button>
        ) : (
          <Button
            kind="secondary"
            onClick={() => goTo({ ...mapView.camera, zoom: Math.max(0, mapView.camera.zoom - 3) })}
          >
            {t('zoomOut')}
          </Button>
        )
      }
    >
      {filtered ? t('nothingOfThat') : t('nothing')}
    </EmptyState>
  );
}
