import type { Card } from '@waymark/model/entities/card';
import { tilesAsked } from '@waymark/model/map-index/tile-levels';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Live } from '../../../live/core/live.tsx';
import { type CollectedKind, cardsWithin } from '../../../live/queries/card-queries.ts';
import { isInView } from '../../../map/in-view.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { CollectedCards } from './collected-cards.tsx';
import { FIRST, useAsked } from './use-asked.ts';

interface CollectionProps {
  kind: CollectedKind;
  /** The newest of all, as the page's payload has them; undefined where it could not be had. */
  newest: Card[] | undefined;
  /** How they are shown: nothing of it stands on the map, which shows them all by itself. */
  rows: (cards: readonly Card[]) => ReactNode;
  /** The shape of what is on its way. */
  skeletons: ReactNode;
}

/** Everything of one kind that lies in what the map shows, the newest first, live, with as much more as is asked for. */
export function Collection({ kind, newest, rows, skeletons }: CollectionProps) {
  const t = useTranslations('states');
  const { mapView } = useExploreState();
  const { camera, size } = mapView;
  const now = tilesAsked(camera, size);
  const key = now?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  const tiles = useMemo(() => now, [key]);
  const asked = useAsked(key);
  const query = useMemo(() => cardsWithin(kind, tiles, asked.limit), [kind, tiles, asked.limit]);
  const isHere = useMemo(
    // What has no place lies nowhere on the map, and is there for those who look at all of it.
    () => (card: Card) => (card.position === null ? tiles === undefined : isInView(card.position, mapView)),
    [tiles, mapView],
  );
  const initial = useMemo(
    // A full page may have others after it.
    () => newest && { cards: newest, found: newest.length < FIRST ? newest.length : FIRST + 1 },
    [newest],
  );
  return (
    <Live
      query={query}
      // Of a part of the world the newest of all say little: they are asked for at once.
      initial={tiles === undefined && newest?.some(isHere) ? initial : undefined}
      loading={skeletons}
      missing={null}
      failed={(reason) => <Notice kind="warning">{t(reason)}</Notice>}
    >
      {(answer, from) => (
        <CollectedCards
          {...{ kind, answer, asked, rows, skeletons }}
          here={answer.cards.filter(isHere)}
          waiting={from === 'former-session' || (from === 'payload' && asked.limit > FIRST)}
          live={from === 'listener'}
        />
      )}
    </Live>
  );
}
