import type { Reference } from '@waymark/model/entities/fields';
import type { Kind } from '@waymark/model/entities/kinds';
import { distance as metresBetween } from '@waymark/model/geography/distance';
import type { Position } from '@waymark/model/geography/position';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { byName } from '../../../elements/places/by-name.ts';
import { usePublicAround } from '../../../elements/places/use-public-around.ts';
import { useDistance } from '../../../session/use-distance.ts';
import { ItemChoices, type Several } from './item-choices.tsx';
import styles from './references.module.css';

interface PublicItemsProps {
  kinds: readonly Kind[];
  /** The position of the work that will refer to the item: nearby items come first. */
  near: Position | undefined;
  /** The ids of the creator's own items. */
  except: ReadonlySet<string>;
  /** The text that names are searched for. */
  query: string;
  /** What the search engine found for it; undefined without an answer. */
  hits: readonly SearchHit[] | undefined;
  several?: Several | undefined;
  onChosen: (reference: Reference) => void;
}

/** A choice among the items of other creators. Without an answer of the search engine, it searches the tiles of the map. */
export function PublicItems({ kinds, near, except, query, hits, several, onChosen }: PublicItemsProps) {
  const t = useTranslations('edit.places');
  const id = useId();
  const distance = useDistance();
  const around = usePublicAround(query, { kinds, near, except });
  const found =
    hits === undefined
      ? around.found.map(({ item: { kind, id, title }, metres }) => ({
          reference: { kind, id },
          title,
          metres,
        }))
      : hits.flatMap((hit) => choiceOf(hit, { kinds, near, except }));
  const isSearch = byName(query) !== undefined;
  const none = hits !== undefined ? 'noneFound' : isSearch ? 'noOthers' : 'noneClose';
  const nothing =
    !isSearch && !near ? 'searchOthers' : around.isLoading && hits === undefined ? 'loading' : none;
  return (
    <section className={styles.found} aria-labelledby={id}>
      {around.sources}
      <h3 id={id}>{t('others')}</h3>
      {found.length === 0 ? (
        <p className={styles.info}>{t(nothing)}</p>
      ) : (
        <ItemChoices
          labelledBy={id}
          choices={found.map(({ metres, ...choice }) => ({
            ...choice,
            note: metres === undefined ? undefined : distance(metres),
          }))}
          several={several}
          onChosen={onChosen}
        />
      )}
    </section>
  );
}

function choiceOf(
  { kind, id, title, position }: SearchHit,
  { kinds, near, except }: Pick<PublicItemsProps, 'kinds' | 'near' | 'except'>,
) {
  const known = kinds.find((one) => one === kind);
  if (known === undefined || except.has(id)) return [];
  const metres = near && position ? metresBetween(near, position) : undefined;
  return [{ reference: { kind: known, id }, title, metres }];
}
