import type { Card } from '@waymark/model/entities/card';
import type { List, ListEntry } from '@waymark/model/entities/list';
import type { Byline } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPictures } from '../../../elements/card/item-pictures.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { PANEL_SIZES } from '../../../elements/card/panel-sizes.ts';
import {
  firstPlaceOfList,
  placeOfList,
  routeOfList,
  stopsOfList,
} from '../../../elements/map/list-location.ts';
import {
  type MapLayer,
  mapItemOf,
  useOpenMapAt,
  useShowOnMap,
} from '../../../elements/map/page-map-context.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { AuthorLine } from '../item/byline.tsx';
import { Gallery } from '../item/gallery.tsx';
import styles from '../item/item-page.module.css';
import { LazyActions } from '../item/lazy-actions.tsx';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import type { Entry } from './entry-row.tsx';
import listStyles from './list-page.module.css';

const KeepMap = lazyPart(async () => (await import('./keep-map.tsx')).KeepMap, {
  messages: ['keep-map'],
  isAfterPage: true,
});

/** The cards that the page knows, by the key of their entry; null where an item is no longer public, and for headings. */
export type KnownCards = ReadonlyMap<string, Card | null>;

interface ListPageProps extends Pick<EntryListProps, 'order' | 'onOrder' | 'onMore' | 'step'> {
  list: List;
  /** The entries that are loaded so far. */
  entries: readonly ListEntry[];
  cards: KnownCards;
  /** The owner, where they are a creator and the list is public. */
  author: Byline | undefined;
  footer: ReactNode;
  /** Prints the whole list. */
  onPrint: () => void;
  /** Leads the owner to the choice of who can see the list. */
  onVisibility: (() => void) | undefined;
  /** The link to the editor, for users who may edit the list. */
  tools?: ReactNode;
  /** Rendered in place of the entries while the list is edited, unless the user may not edit it. */
  editor?: false | ((entries: ReactNode) => ReactNode);
  /** Rendered on paper only. */
  booklet?: ReactNode;
}

/**
 * The whole page of a list: the list itself, its actions, and its entries. The map beside the page shows the numbered places of the
 * list, and the route through them where the list is one.
 */
export function ListPage(props: ListPageProps) {
  const {
    list,
    entries,
    cards,
    author,
    footer,
    order,
    onOrder,
    onMore,
    step,
    onPrint,
    onVisibility,
    tools,
    editor,
    booklet,
  } = props;
  const t = useTranslations();
  const date = useDateFormat();
  const title = choose(list.title, useLocale());
  const place = useMemo(() => placeOfList(list), [list]);
  const shown = useMemo(
    () => entries.map((entry) => ({ entry, card: cards.get(entry.itemId) })),
    [entries, cards],
  );
  useShowOnMap(
    'list',
    useMemo(() => onMapOf(list, shown), [list, shown]),
  );
  useOpenMapAt(
    list.id,
    useMemo(() => firstPlaceOfList(list), [list]),
  );
  const facts = (
    <>
      {t('item.list.count', { count: list.count })} ·{' '}
      <IntlText>{t('item.list.changed', { date: date(list.updatedAt) })}</IntlText>
      {list.asRoute && ` · ${t('item.list.route')}`}
    </>
  );
  const entryList = (
    <EntryList list={list} entries={shown} order={order} onOrder={onOrder} onMore={onMore} step={step} />
  );
  return (
    <div className={styles.page}>
      {booklet}
      {tools}
      <article className={styles.item}>
        <title>{`${title.value} · ${t('brand')}`}</title>
        {list.visibility !== 'public' && <meta name="robots" content="noindex" />}
        <header className={styles.head}>
          <KindLine kind="list" />
          <h1>
            <Localised text={list.title} note />
          </h1>
          <LocalisedParagraph className={styles.summary} text={list.summary} />
          {author ? (
            <AuthorLine author={author}>{facts}</AuthorLine>
          ) : (
            <p className={styles.facts}>{facts}</p>
          )}
        </header>
        {list.cover ? (
          <Gallery photos={[list.cover]} cover={list.cover} strip={false} name={title.value} />
        ) : (
          list.pictures && (
            <div className={listStyles.pictures}>
              <ItemPictures item={list} sizes={PANEL_SIZES} eager decorative />
            </div>
          )
        )}
        <LazyActions
          item={{ kind: 'list', id: list.id }}
          title={list.title}
          position={null}
          place={place}
          isPrivate={list.visibility === 'private'}
          onVisibility={onVisibility}
          onPrint={onPrint}
        />
        {editor ? editor(entryList) : entryList}
        <KeepMap list={list} />
      </article>
      {footer}
    </div>
  );
}

/** The numbers are those of the entries in the list: a missing item leaves a gap. */
function onMapOf(list: List, entries: readonly Entry[]): MapLayer {
  const items = entries.filter(({ entry }) => 'kind' in entry);
  const marks = items.flatMap(({ card }, index) => {
    const item = card ? mapItemOf(card) : undefined;
    return item ? [{ item, number: index + 1 }] : [];
  });
  const known = new Set(marks.map(({ number }) => number));
  return { marks: [...marks, ...stopsOfList(list, known)], shapes: routeOfList(list) };
}
