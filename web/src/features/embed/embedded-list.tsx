import type { Card } from '@waymark/model/entities/card';
import type { Kind } from '@waymark/model/entities/kinds';
import type { List, ListEntry, ListItem } from '@waymark/model/entities/list';
import { itemsAmong } from '@waymark/model/entities/list-days';
import { choose } from '@waymark/model/localised';
import type { Payload } from '@waymark/model/payloads';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Localised } from '../../elements/card/localised.tsx';
import { CardsOnMap } from '../../elements/map/cards-on-map.tsx';
import { placeOfList, routeOfList, stopsOfList } from '../../elements/map/list-location.ts';
import { useOpenMapAt, useShowOnMap } from '../../elements/map/page-map-context.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { oneCard } from '../../live/queries/card-queries.ts';
import { listEntries, oneList } from '../../live/queries/list-queries.ts';
import { EmbedBar } from './embed-bar.tsx';
import { LiveEmbed } from './live-embed.tsx';

/** How many stops show their items once the live layer has loaded, each by a listener of its own. The others show only numbers. */
const MOST = 50;

const NONE: ListEntry[] = [];

interface EmbeddedListProps {
  id: string;
  payload: Payload<'lists-id'> | undefined;
  kinds: readonly Kind[];
  map: (below: ReactNode) => ReactNode;
}

/** A list on a map: its numbered stops, and the line through them if the list is a route. */
export function EmbeddedList({ id, payload, kinds, map }: EmbeddedListProps) {
  const pathTo = usePathTo();
  const query = useMemo(() => oneList(id), [id]);
  return (
    <LiveEmbed query={query} initial={payload?.item}>
      {(list) =>
        map(
          <>
            <ListOnMap list={list} payload={payload} kinds={kinds} />
            <EmbedBar title={<Localised text={list.title} note />} to={pathTo('lists-id', { id })} />
          </>,
        )
      }
    </LiveEmbed>
  );
}

interface ListOnMapProps extends Pick<EmbeddedListProps, 'payload' | 'kinds'> {
  list: List;
}

function ListOnMap({ list, payload, kinds }: ListOnMapProps) {
  const t = useTranslations();
  const title = choose(list.title, useLocale()).value;
  useShowOnMap(
    'way',
    useMemo(() => ({ shapes: routeOfList(list) }), [list]),
  );
  useOpenMapAt(
    list.id,
    useMemo(() => placeOfList(list), [list]),
  );
  const query = useMemo(() => listEntries(list.id, MOST), [list.id]);
  const first = useMemo(() => payload?.entries.map(({ entry }) => entry) ?? NONE, [payload]);
  const cards = useMemo(
    () => new Map(payload?.entries.map(({ entry, card }) => [entry.itemId, card])),
    [payload],
  );
  const shown = (entries: readonly ListEntry[]) => (
    <>
      {itemsAmong(entries).map((entry, index) => (
        <Stop
          key={entry.itemId}
          entry={entry}
          card={cards.get(entry.itemId) ?? undefined}
          number={index + 1}
          kinds={kinds}
        />
      ))}
      {/* The kinds of the other stops are unknown, so a filter by kind excludes them. */}
      {kinds.length === 0 && <OtherStops list={list} after={itemsAmong(entries).length} />}
    </>
  );
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      <Live
        query={query}
        initial={payload && first}
        loading={shown(NONE)}
        missing={null}
        failed={() => shown(first)}
      >
        {shown}
      </Live>
    </>
  );
}

/** The stops after the first ones. Only their positions are known. */
function OtherStops({ list, after }: { list: List; after: number }) {
  const onMap = useMemo(() => {
    const known = new Set(Array.from({ length: after }, (_, index) => index + 1));
    return { marks: stopsOfList(list, known) };
  }, [list, after]);
  useShowOnMap('stops', onMap);
  return null;
}

interface StopProps {
  entry: ListItem;
  card: Card | undefined;
  number: number;
  kinds: readonly Kind[];
}

/** A stop, live. An item that is gone leaves a gap in the numbers. */
function Stop({ entry: { itemId, kind, id }, card, number, kinds }: StopProps) {
  const query = useMemo(() => oneCard(kind, id), [kind, id]);
  return (
    <Live query={query} initial={card} loading={null} missing={null} failed={() => null}>
      {(now) => <StopOnMap name={`stop/${itemId}`} card={now} number={number} kinds={kinds} />}
    </Live>
  );
}

function StopOnMap({ card, ...rest }: { name: string; card: Card; number: number; kinds: readonly Kind[] }) {
  return <CardsOnMap {...rest} cards={useMemo(() => [card], [card])} />;
}
