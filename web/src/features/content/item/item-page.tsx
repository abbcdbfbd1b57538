import type { Card } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import type { Position } from '@waymark/model/geography/position';
import { aboveItem } from '@waymark/model/heads/above-item';
import { choose } from '@waymark/model/localised';
import type { CountryName, ItemName } from '@waymark/model/payloads';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { firstPlaceOf, placeOf } from '../../../elements/map/item-location.ts';
import { type MapLayer, useOpenMapAt, useShowOnMap } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Breadcrumbs } from '../../../ui/display/breadcrumbs.tsx';
import { articlePartsOf } from '../text/article-parts.ts';
import { Byline } from './byline.tsx';
import { Gallery } from './gallery.tsx';
import styles from './item-page.module.css';
import type { LazyActions } from './lazy-actions.tsx';
import { RelatedItems } from './related-items.tsx';

/** What an item is part of, and what is part of it, as the page knows them at first. */
export interface RelatedCards {
  partOf: readonly Card[];
  /** The destinations above what it is part of, from the outermost; undefined where the page knows none. */
  above?: readonly ItemName[];
  parts: readonly Card[];
  /** The newest stories about it; undefined where the page knows none at first. */
  stories?: readonly Card[];
  /** Its country; undefined where the page knows none. */
  country?: CountryName;
}

/** The value of a page without such data. */
export const NO_RELATED_CARDS: RelatedCards = { partOf: [], parts: [] };

interface ItemPageProps {
  item: PublicDocument;
  /** What the item shows on the map. The object stays the same while its content does. */
  onMap: MapLayer;
  related: RelatedCards;
  /** The actions of the item. */
  actions: (about: ComponentProps<typeof LazyActions>) => ReactNode;
  /** The text of a story. */
  body?: ReactNode;
  facts: ReactNode;
  /** Renders the items nearby, without the items of these ids. */
  nearby: (position: Position, except: readonly string[]) => ReactNode;
  /** Renders what else there is to read, without the items of these ids. */
  more?: (except: readonly string[]) => ReactNode;
  footer: ReactNode;
}

/** What the page of every kind of item receives from its route. */
export type ItemPageParts = Pick<ItemPageProps, 'related' | 'actions' | 'nearby' | 'more' | 'footer'>;

/**
 * The whole page of an item: the item itself, its actions, and what surrounds it. The map beside the page shows the item and has it
 * in view.
 */
export function ItemPage(props: ItemPageProps) {
  const { item, onMap, related, actions, body, facts, nearby, more, footer } = props;
  const locale = useLocale();
  const title = choose(item.title, locale);
  const t = useTranslations('item');
  const place = useMemo(() => placeOf(item), [item]);
  useShowOnMap('item', onMap);
  useOpenMapAt(
    item.id,
    useMemo(() => firstPlaceOf(item), [item]),
  );
  const position = positionOf(item);
  const { category, type, colour, minutes, note, strip = true } = articlePartsOf(item);
  const { partOf, parts, stories = [] } = related;
  const shown = [item, ...partOf, ...parts, ...stories].map(({ id }) => id);
  const above = aboveItem({ ...related, item }, locale);
  return (
    <div className={`${styles.page} ${styles.full}`}>
      <div className={styles.subject}>
        {above.length > 0 && (
          <Breadcrumbs
            label={t('where')}
            items={above.map(({ name, path }) => ({ label: name, to: path }))}
          />
        )}
        <article className={styles.item}>
          <header className={styles.head}>
            <KindLine kind={item.kind} category={category} type={type} colour={colour} />
            <h1>
              <Localised text={item.title} note />
            </h1>
            <LocalisedParagraph className={styles.summary} text={item.summary} />
            <Byline item={item} minutes={minutes} />
          </header>
          <Gallery photos={item.photos} cover={item.cover} strip={strip} name={title.value} />
          {actions({
            item: { kind: item.kind, id: item.id },
            ownerId: item.ownerId,
            title: item.title,
            position,
            place,
          })}
          {note && <LocalisedParagraph className={styles.note} text={note} />}
          {body}
          {facts}
        </article>
      </div>
      <div className={styles.around}>
        <RelatedItems {...related} item={item} />
        {position && nearby(position, shown)}
        {more && <div className={styles.more}>{more(shown)}</div>}
      </div>
      {footer}
    </div>
  );
}
