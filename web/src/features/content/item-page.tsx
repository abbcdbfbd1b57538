import type { Card } from '@waymark/model/entities/card';
import type { Position } from '@waymark/model/geography/position';
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { placeOf } from '../../elements/map/item-location.ts';
import styles from './item-page.module.css';
import { ItemView, type ItemViewProps } from './item-view.tsx';
import type { LazyActions } from './lazy-actions.tsx';

const Surroundings = lazy(async () => ({ default: (await import('./surroundings.tsx')).Surroundings }));

/** What an item is part of, and what is part of it, as the page first knows them. */
export interface Around {
  partOf: readonly Card[];
  parts: readonly Card[];
}

/** Where a page knows of nothing. */
export const NOTHING_AROUND: Around = { partOf: [], parts: [] };

interface ItemPageProps extends Omit<ItemViewProps, 'place' | 'actions'> {
  around: Around;
  /** What may be done with it. */
  actions: (about: ComponentProps<typeof LazyActions>) => ReactNode;
  /** What is near it, without the items of these ids. */
  nearby: (position: Position, except: readonly string[]) => ReactNode;
  footer: ReactNode;
}

/** All of an item's page: itself, what may be done with it, and what is around it. */
export function ItemPage({ around, actions, nearby, footer, ...view }: ItemPageProps) {
  const { kind, item } = view;
  const place = useMemo(() => placeOf(item), [item]);
  const position = 'centre' in item ? item.centre : item.position;
  const shown = [...around.partOf, ...around.parts].map(({ id }) => id);
  return (
    <div className={`${styles.whole} ${styles.item}`}>
      <ItemView
        {...view}
        place={place}
        actions={actions({ item: { kind, id: item.id }, title: item.title, position, place })}
      />
      {/* All at once: whatever came before what stands above it would be pushed away, from under a press too. */}
      <Suspense fallback={null}>
        <div className={styles.around}>
          <Surroundings kind={kind} item={item} {...around} />
          {position && nearby(position, [item.id, ...shown])}
        </div>
        {footer}
      </Suspense>
    </div>
  );
}
