import type { Card } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import type { Position } from '@waymark/model/geography/position';
import { choose } from '@waymark/model/localised';
import { type ComponentProps, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { placeOf } from '../../../elements/map/item-location.ts';
import { type OnMap, useOnMap, useOpenedOn } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { articlePartsOf } from '../text/article-parts.ts';
import { Byline } from './byline.tsx';
import { Gallery } from './gallery.tsx';
import styles from './item-page.module.css';
import type { LazyActions } from './lazy-actions.tsx';

const Surroundings = lazy(async () => ({ default: (await import('./surroundings.tsx')).Surroundings }));

/** What an item is part of, and what is part of it, as the page first knows them. */
export interface Around {
  partOf: readonly Card[];
  parts: readonly Card[];
}

/** Where a page knows of nothing. */
export const NOTHING_AROUND: Around = { partOf: [], parts: [] };

interface ItemPageProps {
  item: PublicDocument;
  /** What it has on the map; the same object as long as it is the same. */
  onMap: OnMap;
  around: Around;
  /** What may be done with it. */
  actions: (about: ComponentProps<typeof LazyActions>) => ReactNode;
  /** What a story says. */
  body?: ReactNode;
  facts: ReactNode;
  /** What is near it, without the items of these ids. */
  nearby: (position: Position, except: readonly string[]) => ReactNode;
  footer: ReactNode;
}

/** What the page of every kind of item is given by the page that it is. */
export type ItemPageParts = Pick<ItemPageProps, 'around' | 'actions' | 'nearby' | 'footer'>;

/**
 * All of an item's page: the item as its visitor reads it, what may be done with it, and what is around it. On the map beside it,
 * the item is shown and lies in view.
 */
export function ItemPage(props: ItemPageProps) {
  const { item, onMap, around, actions, body, facts, nearby, footer } = props;
  const title = choose(item.title, useLocale());
  const place = useMemo(() => placeOf(item), [item]);
  useOnMap('item', onMap);
  useOpenedOn(item.id, place);
  const position = positionOf(item);
  const { category, colour, minutes, note, strip = true } = articlePartsOf(item);
  const shown = [...around.partOf, ...around.parts].map(({ id }) => id);
  return (
    <div className={`${styles.page} ${styles.full}`}>
      <article className={styles.item}>
        <header className={styles.head}>
          <KindLine kind={item.kind} category={category} colour={colour} />
          <h1>
            <Localised text={item.title} note />
          </h1>
          <LocalisedParagraph className={styles.summary} text={item.summary} />
          <Byline item={item} minutes={minutes} />
        </header>
        <Gallery photos={item.photos} cover={item.cover} strip={strip} name={title.value} />
        {actions({ item: { kind: item.kind, id: item.id }, title: item.title, position, place })}
        {note && <LocalisedParagraph className={styles.note} text={note} />}
        {body}
        {facts}
      </article>
      {/* All at once: whatever came before what stands above it would be pushed away, from under a press too. */}
      <Suspense fallback={null}>
        <div className={styles.around}>
          <Surroundings item={item} {...around} />
          {position && nearby(position, [item.id, ...shown])}
        </div>
        {footer}
      </Suspense>
    </div>
  );
}
