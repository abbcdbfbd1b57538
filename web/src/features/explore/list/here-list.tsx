import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowSkeletons } from '../../../ui/skeleton.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './here-list.module.css';
import { HereRow } from './here-row.tsx';

// Loaded separately: it has a picture that most visitors never see.
const NothingHere = lazyPart(async () => (await import('./nothing-here.tsx')).NothingHere, {
  fallback: null,
});

/** The number of rows at first; the reader can ask for more. */
const PORTION = 30;

/** The number of items in the visible part of the map. */
export function HereCount() {
  const { here } = useExploreState();
  const t = useTranslations('explore');
  return (
    <p className={styles.count} role="status">
      {here.waiting ? t('looking') : t('count', { count: here.total })}
    </p>
  );
}

/** The items in the visible part of the map, as a list: the equivalent of the map for visitors who do not use it. */
export function HereList() {
  const t = useTranslations('explore');
  const { here, highlighted, highlight, choosing } = useExploreState();
  const [portions, setPortions] = useState(1);
  const shown = here.items.slice(0, portions * PORTION);
  return (
    <div className={styles.list}>
      {here.waiting && <RowSkeletons count={6} label={t('looking')} />}
      {!here.waiting && here.total === 0 && <NothingHere />}
      <ul className={styles.rows}>
        {shown.map((item) => (
          <li key={itemKey(item)} className={styles.row}>
            <HereRow
              item={item}
              to={choosing(item)}
              highlighted={highlighted !== null && itemKey(highlighted) === itemKey(item)}
              onHighlight={highlight}
            />
            <LazySave item={item} title={item.title} />
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
