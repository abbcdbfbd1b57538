import type { Card } from '@waymark/model/entities/card';
import { tilesOfView } from '@waymark/model/map-index/tile-levels';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../../live/core/live.tsx';
import { type CollectedKind, cardsWithin } from '../../../live/queries/card-queries.ts';
import { isInView } from '../../../map/in-view.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { CollectedCards } from './collected-cards.tsx';
import { PAGE_SIZE, usePaging } from './use-paging.ts';

interface CollectionProps {
  kind: CollectedKind;
  /** The newest items, from the page's payload; undefined where the payload could not be loaded. */
  newest: Card[] | undefined;
  /** How the items are shown. They add no marks of their own: the map shows all of them already. */
  rows: (cards: readonly Card[]) => ReactNode;
  /** The placeholder while items load. */
  skeletons: ReactNode;
}

/** The items of one kind in the visible part of the map, newest first, live, loaded in steps. */
export function Collection({ kind, newest, rows, skeletons }: CollectionProps) {
  const t = useTranslations('states');
  const { listView } = useExploreState();
  const { camera, size } = listView;
  const now = tilesOfView(camera, size);
  const key = now?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const tiles = useMemo(() => now, [key]);
  const paging = usePaging(key);
  const query = useMemo(() => cardsWithin(kind, tiles, paging.limit), [kind, tiles, paging.limit]);
  const isHere = useMemo(
    // An item without a position is nowhere on the map. It is listed where the view is the whole world.
    () => (card: Card) => (card.position === null ? tiles === undefined : isInView(card.position, listView)),
    [tiles, listView],
  );
  const initial = useMemo(
    // A full page may have others after it.
    () => newest && { cards: newest, found: newest.length < PAGE_SIZE ? newest.length : PAGE_SIZE + 1 },
    [newest],
  );
  return (
    <Live
      query={query}
      // In a part of the world the newest items overall say little, so its own are queried at once.
      initial={tiles === undefined && newest?.some(isHere) ? initial : undefined}
      loading={skeletons}
      missing={null}
      failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
    >
      {(answer, from) => (
        <CollectedCards
          {...{ kind, answer, paging, rows, skeletons }}
          inView={answer.cards.filter(isHere)}
          waiting={from === 'former-session' || (from === 'payload' && paging.limit > PAGE_SIZE)}
          live={from === 'listener'}
        />
      )}
    </Live>
  );
}
