import type { Card } from '@waymark/model/entities/card';
import type { List, ListItem } from '@waymark/model/entities/list';
import { choose } from '@waymark/model/localised';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../elements/card/localised.tsx';
import { placeOfList, stopsOfList, wayOfList } from '../../elements/map/list-location.ts';
import { mapItemOf, type OnMap, useOnMap, useOpenedOn } from '../../elements/map/page-map-context.ts';
import { useLocale } from '../../i18n/paths.ts';
import { Gallery } from './gallery.tsx';
import styles from './item-view.module.css';

/** An entry of a list, with its item's card: undefined as long as nobody has looked, null where it is no longer public. */
export interface Entry {
  entry: ListItem;
  card: Card | null | undefined;
}

interface ListViewProps {
  list: List;
  entries: readonly Entry[];
  actions: ReactNode;
  /** What is in it. */
  children: ReactNode;
}

/** A list as its visitor reads it; on the map beside it stand its places, numbered, with the way through them where it is a route. */
export function ListView({ list, entries, actions, children }: ListViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const title = choose(list.title, locale);
  useOnMap(
    'list',
    useMemo(() => onMapOf(list, entries), [list, entries]),
  );
  useOpenedOn(
    list.id,
    useMemo(() => placeOfList(list), [list]),
  );
  return (
    <article className={styles.item}>
      <title>{`${title.value} · ${t('brand')}`}</title>
      {list.visibility !== 'public' && <meta name="robots" content="noindex" />}
      <header className={styles.head}>
        <KindLine kind="list" />
        <h1>
          <Localised text={list.title} note />
        </h1>
        <LocalisedParagraph className={styles.summary} text={list.summary} />
        <p className={styles.facts}>
          {t('item.list.count', { count: list.count })} · {t('item.list.changed', { date: list.updatedAt })}
          {list.asRoute && ` · ${t('item.list.route')}`}
        </p>
      </header>
      {list.cover && <Gallery photos={[list.cover]} cover={list.cover} strip={false} name={title.value} />}
      {actions}
      {children}
    </article>
  );
}

/** Numbers are those of the entries in the list: what is gone leaves a gap. */
function onMapOf(list: List, entries: readonly Entry[]): OnMap {
  const marks = entries.flatMap(({ card }, index) => {
    const item = card ? mapItemOf(card) : undefined;
    return item ? [{ item, number: index + 1 }] : [];
  });
  const known = new Set(marks.map(({ number }) => number));
  return { marks: [...marks, ...stopsOfList(list, known)], shapes: wayOfList(list) };
}
