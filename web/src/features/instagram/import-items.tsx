import type { ImportItem } from '@waymark/model/entities/instagram-import';
import { boundsOf } from '@waymark/model/geography/bounds-union';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { type PageMark, useOpenMapAt, useShowOnMap } from '../../elements/map/page-map-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import styles from './import-items.module.css';

interface ImportItemsProps {
  /** The id of the import. */
  of: string;
  items: readonly ImportItem[];
}

/** The media that an import found, with photos. Those with a position are numbered, and the map shows the same numbers. */
export function ImportItems({ of, items }: ImportItemsProps) {
  const numbers = useMemo(() => numbersOf(items), [items]);
  const marks = useMemo(() => marksOf(items, numbers), [items, numbers]);
  useShowOnMap('import', marks);
  useOpenMapAt(
    of,
    useMemo(() => {
      const bounds = boundsOf(marks.marks.map(({ item }) => item.position));
      return bounds ? { bounds } : null;
    }, [marks]),
  );
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.mediaId} className={styles.item}>
          <Item item={item} number={numbers.get(item.mediaId)} />
        </li>
      ))}
    </ul>
  );
}

/** The numbers of the media with a position, by media id, from 1. */
function numbersOf(items: readonly ImportItem[]): ReadonlyMap<string, number> {
  const placed = items.filter(({ position }) => position !== undefined);
  return new Map(placed.map(({ mediaId }, index) => [mediaId, index + 1]));
}

function marksOf(items: readonly ImportItem[], numbers: ReadonlyMap<string, number>): { marks: PageMark[] } {
  return {
    marks: items.flatMap(({ mediaId, position, photo }): PageMark[] => {
      const number = numbers.get(mediaId);
      if (position === undefined || number === undefined) return [];
      // The mark looks like that of a pin, because the media would become one. It links to no page.
      const item = makeMapItem({ kind: 'pin', id: mediaId, position, cover: photo ?? null });
      return [{ item, number, silent: true }];
    }),
  };
}

function Item({ item, number }: { item: ImportItem; number: number | undefined }) {
  const t = useTranslations('imports');
  const { photo, caption, takenAt, positionFrom, state } = item;
  return (
    <>
      <div className={styles.photo}>
        {photo && <ItemPhoto photo={photo} sizes="6rem" decorative={caption !== ''} />}
      </div>
      <div className={styles.words}>
        {caption !== '' && <p className={styles.caption}>{caption}</p>}
        <p className={styles.small}>
          {takenAt !== null && `${t('taken', { date: takenAt })} · `}
          {number === undefined ? t('noPlace') : t('place', { number, from: positionFrom ?? 'none' })}
        </p>
        <p>
          <Badge kind={state === 'converted' ? 'success' : 'neutral'}>{t(`state.${state}`)}</Badge>
        </p>
      </div>
    </>
  );
}
