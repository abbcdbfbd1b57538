import type { Card } from '@waymark/model/entities/card';
import type { ListHeading } from '@waymark/model/entities/list';
import { daysOf, type NumberedItem } from '@waymark/model/entities/list-days';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Payload } from '@waymark/model/payloads';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { routeThrough } from '../../../elements/map/outline.ts';
import { useShowOnMap } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import type { MapShape } from '../../../map/map-shape.ts';
import { fetchPayload } from '../../../services/payload.ts';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import { useExploreState } from '../state/explore-context.ts';
import styles from './list-entries.module.css';

/** The entries of a list in their order, with the route between them on the map. */
export function ListEntries({ list }: { list: Card }) {
  const t = useTranslations('explore');
  const loaded = useEntries(list);
  const onMap = useMemo(() => (typeof loaded === 'object' ? { shapes: wayOf(loaded) } : {}), [loaded]);
  useShowOnMap('way', onMap);
  if (loaded === 'failed') return <p>{t('entriesFailed')}</p>;
  if (loaded === undefined) return <LineSkeletons count={4} label={t('looking')} />;
  const cards = new Map(loaded.entries.map(({ entry, card }) => [entry.itemId, card]));
  return (
    <ol className={styles.entries}>
      {daysOf(loaded.entries.map(({ entry }) => entry)).flatMap(({ heading, items }) => [
        ...(heading ? [<Heading key={heading.itemId} heading={heading} />] : []),
        ...items.map(({ item, number }) => (
          <Item key={item.itemId} item={item} number={number} card={cards.get(item.itemId)} />
        )),
      ])}
    </ol>
  );
}

function Heading({ heading: { heading } }: { heading: ListHeading }) {
  return (
    <li className={styles.day}>
      <Localised text={heading} note />
    </li>
  );
}

/** An item that is no longer public leaves a gap in the numbers. */
function Item({ item, number, card }: NumberedItem & { card: Card | null | undefined }) {
  const { searchChoosing } = useExploreState();
  if (!card) return <li />;
  return (
    <li>
      <Link className={styles.entry} to={{ search: searchChoosing(card) }} preventScrollReset>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span>
          <Localised text={card.title} note />
          {item.note !== undefined && (
            <span className={styles.note}>
              <Localised text={item.note} note />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function wayOf({ item, entries }: Payload<'lists-id'>): MapShape[] {
  return item.asRoute
    ? routeThrough(
        entries.flatMap(({ card }) => card?.position ?? []),
        item.id,
      )
    : [];
}

/** The payload of a list, fetched again whenever the list changes. */
function useEntries({ id, updatedAt, count }: Card): Payload<'lists-id'> | 'failed' | undefined {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list loads its payload again
  const question = useMemo(
    () => ({ path: pathTo('lists-id', { id }, locale) }),
    [id, locale, updatedAt, count],
  );
  return useAnswer(question, load)?.answer;
}

async function load(
  { path }: { path: string },
  signal: AbortSignal,
): Promise<Payload<'lists-id'> | 'failed'> {
  const answer = await fetchPayload('lists-id', path, signal);
  return 'payload' in answer ? answer.payload : 'failed';
}
