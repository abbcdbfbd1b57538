import type { Card } from '@waymark/model/entities/card';
import type { ListEntry } from '@waymark/model/entities/list';
import type { NumberedItem } from '@waymark/model/entities/list-days';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LegLine } from '../../../elements/legs/leg-line.tsx';
import type { Leg } from '../../../elements/legs/legs.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { hasTokens } from '../../../session/token-storage.ts';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import { CardRow } from '../cards/card-row.tsx';
import styles from './entry-list.module.css';

/** An entry of a list with its item's card: undefined until it is loaded, null where the item is no longer public. */
export interface Entry {
  entry: ListEntry;
  card: Card | null | undefined;
}

/** The cards by the key of their entry. */
export function cardsOf(entries: readonly Entry[]): ReadonlyMap<string, Entry['card']> {
  return new Map(entries.map(({ entry, card }) => [entry.itemId, card]));
}

const PersonalMark = lazyPart(
  async () => (await import('../../../elements/visits/personal-mark.tsx')).PersonalMark,
  { messages: ['visits', 'failures'], isAfterPage: true },
);

interface EntryRowProps extends NumberedItem {
  card: Entry['card'];
  /** The way to this entry; undefined for the first place of a day, and where the entries are sorted. */
  leg?: Leg | undefined;
  /** How far away it is, where the entries are sorted by that. */
  away?: string | undefined;
  /** Whether the row stands elsewhere than its number says, so that screen readers need the number. */
  isOutOfOrder?: boolean;
}

/** An entry of a list, live, with its number. */
export function EntryRow({ item, card, number, leg, away, isOutOfOrder = false }: EntryRowProps) {
  const t = useTranslations('card');
  const row = useRef<HTMLLIElement>(null);
  const query = useMemo(() => oneCard(item.kind, item.id), [item.kind, item.id]);
  const asleep = !useHasBeenNear(row);
  const isMember = useIsHydrated() && hasTokens();
  const gone = <p className={styles.gone}>{t('gone')}</p>;
  return (
    <li ref={row} className={styles.entry} data-leg={leg ? '' : undefined}>
      {leg && (
        <div className={styles.leg}>
          <LegLine leg={leg} />
        </div>
      )}
      <span className={styles.number} aria-hidden={!isOutOfOrder}>
        {number}
      </span>
      {card === null && asleep ? (
        gone
      ) : (
        <Live
          query={query}
          initial={card ?? undefined}
          asleep={asleep}
          loading={<span className={styles.coming} />}
          missing={gone}
          failed={() => gone}
        >
          {(now) => (
            <>
              <CardRow card={now} note={item.note} away={away} />
              {isMember && (
                <span className={styles.mark}>
                  <PersonalMark id={now.id} title={now.title} />
                </span>
              )}
            </>
          )}
        </Live>
      )}
    </li>
  );
}
