import type { Card } from '@waymark/model/entities/card';
import { POINT_KINDS } from '@waymark/model/entities/kinds';
import { distance } from '@waymark/model/geography/distance';
import { geohashRanges } from '@waymark/model/geography/geohash';
import type { Position } from '@waymark/model/geography/position';
import { withinGeohashes } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { cardsOf } from './public-cards.ts';

/** How far "nearby" reaches, in metres. */
const REACH = 25_000;
const MOST = 8;

/** Public items of the point kinds near a position, the nearest first, without the item itself. */
export async function nearbyCards(db: Firestore, centre: Position, exceptId: string): Promise<Card[]> {
  const cards = await Promise.all(
    POINT_KINDS.flatMap((kind) =>
      geohashRanges(centre, REACH).map((range) => cardsOf(db, kind, withinGeohashes(kind, range, MOST))),
    ),
  );
  const metresTo = ({ position }: Card) =>
    position === null ? Number.POSITIVE_INFINITY : distance(centre, position);
  return cards
    .flat()
    .filter((card) => card.id !== exceptId && metresTo(card) <= REACH)
    .toSorted((a, b) => metresTo(a) - metresTo(b))
    .slice(0, MOST);
}
