import type { Card } from '@waymark/model/entities/card';
import type { List, ListEntry } from '@waymark/model/entities/list';
import { daysOf, type NumberedItem } from '@waymark/model/entities/list-days';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DayHeading } from '../../../elements/legs/day-heading.tsx';
import { LegLine } from '../../../elements/legs/leg-line.tsx';
import { type Leg, legsOf } from '../../../elements/legs/legs.ts';
import { LegsNote } from '../../../elements/legs/legs-note.tsx';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import { useHasBeenNear } from '../../../elements/page/use-has-been-near.ts';
import { Live } from '../../../live/core/live.tsx';
import { oneCard } from '../../../live/queries/card-queries.ts';
import { hasTokens } from '../../../session/token-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts';
import { CardRow } from '../cards/card-row.tsx';
import styles from './entry-list.module.css';

/** An entry of a list with its item's card: undefined until it is loaded, null where the item is no longer public. */
export interface Entry {
  entry: ListEntry;
  card: Card | null | undefined;
}

interface EntryListProps {
  list: List;
  entries: readonly Entry[];
  onMore: () => void;
  /** The most entries that a step adds. */
  step: number;
}

/** The entries of a list in order, by days. Each one is live, and keeps its number also where its item is gone. */
export function EntryList({ list, entries, onMore, step }: EntryListProps) {
  const t = useTranslations('item.list');
  const legs = useMemo(() => legsOf(list), [list]);
  const cards = new Map(entries.map(({ entry, card }) => [entry.itemId, card]));
  const rest = list.count + (list.days ?? 0) - entries.length;
  if (entries.length === 0 && rest <= 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <section className={styles.list} aria-label={t('entries')}>
      {daysOf(entries.map(({ entry }) => entry)).map(({ day, heading, items }) => (
        <div key={heading?.itemId ?? ''} className={styles.day}>
          {heading && <DayHeading heading={heading} legs={legs.filter((leg) => leg.day === day)} />}
          {items.length > 0 && (
            <ol className={styles.entries} start={items[0]?.number}>
              {items.map(({ item, number }) => (
                <EntryRow
                  key={item.itemId}
                  item={item}
                  number={number}
                  card={cards.get(item.itemId)}
                  leg={legs.find(({ to }) => to === number)}
                />
              ))}
            </ol>
          )}
        </div>
      ))}
      {rest > 0 && (
        <Button kind="secondary" onClick={onMore}>
          {t('more', { count: Math.min(step, rest) })}
        </Button>
      )}
      <LegsNote legs={legs} />
    </section>
  );
}

const PersonalMark = lazyPart(
  async () => (await import('../../../elements/visits/personal-mark.tsx')).PersonalMark,
  { messages: ['visits', 'failures'], isAfterPage: true },
);

interface EntryRowProps extends NumberedItem {
  card: Entry['card'];
  /** The way to this entry; undefined for the first place. */
  leg: Leg | undefined;
}

function EntryRow({ item, card, number, leg }: EntryRowProps) {
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
      <span className={styles.number} aria-hidden="true">
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
              <CardRow card={now} note={item.note} />
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
