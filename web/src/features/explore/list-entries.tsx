import type { Card } from '@waymark/model/entities/card';
import { pathTo } from '@waymark/model/paths/path-to';
import { PAYLOAD_SCHEMAS, type Payload } from '@waymark/model/payloads';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paintedColour } from '../../elements/kind-mark.tsx';
import { Localised } from '../../elements/localised.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { fetchPayload } from '../../services/payload.ts';
import { LineSkeletons } from '../../ui/skeleton.tsx';
import { itemKey } from './item-key.ts';
import styles from './list-entries.module.css';
import type { ExploreState } from './use-explore.ts';

type Entries = Payload<'lists-id'>['entries'];

/** What is in a list, in its order; on the map the way that it goes. */
export function ListEntries({ list, explore }: { list: Card; explore: ExploreState }) {
  const t = useTranslations('explore');
  const entries = useEntries(list, explore);
  if (entries === 'failed') return <p>{t('entriesFailed')}</p>;
  if (entries === undefined) return <LineSkeletons count={4} label={t('looking')} />;
  return (
    <ol className={styles.entries}>
      {entries.map(({ entry, card }, i) => (
        <li key={entry.itemId}>
          {card && (
            <Link className={styles.entry} to={{ search: explore.choosing(card) }} preventScrollReset>
              <span className={styles.number} aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <Localised text={card.title} />
                {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
              </span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The entries of a list as its payload has them, anew whenever the list changes. */
function useEntries({ id, updatedAt, count }: Card, { draw }: ExploreState): Entries | 'failed' | undefined {
  const locale = useLocale();
  const [entries, setEntries] = useState<Entries | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes with the list is asked for anew
  useEffect(() => {
    const gone = new AbortController();
    let erase = () => {};
    void fetchPayload(PAYLOAD_SCHEMAS['lists-id'], pathTo('lists-id', { id }, locale), gone.signal).then(
      (answer) => {
        if (!('payload' in answer)) return setEntries('failed');
        const { entries: found, item } = answer.payload;
        setEntries(found);
        const way = found.flatMap(({ card }) => card?.position ?? []);
        if (!item.asRoute || way.length < 2) return;
        erase = draw(itemKey({ kind: 'list', id }), [
          { id, kind: 'route', lines: [way], colour: paintedColour('list'), selected: true },
        ]);
      },
      () => {
        // The reader has gone on.
      },
    );
    return () => {
      gone.abort();
      erase();
    };
  }, [id, locale, updatedAt, count, draw]);
  return entries;
}
