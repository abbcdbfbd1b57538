import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { type MapItem, readItems } from '../map-index/map-item.ts';
import { creatorMapOf, MAX_CREATOR_ITEMS } from './creator-map.ts';
import { creatorMap } from './creator-map-schema.ts';

const item = (rank: number): MapItem => ({
  kind: 'pin',
  id: newId(),
  position: { lat: 1, lng: 2 },
  rank,
  cover: `photos/${newId()}${newId()}/${newId()}.jpg`,
  title: { en: 'é'.repeat(22), fr: 'é'.repeat(22) },
});

test('of more items than a map shows, it has the best ones and the total number', () => {
  const all = Array.from({ length: MAX_CREATOR_ITEMS + 20 }, (_, rank) => item(rank));
  const map = creatorMapOf(all);
  expect(map.total).toBe(MAX_CREATOR_ITEMS + 20);
  expect(readItems(map.items).map(({ rank }) => rank)).toEqual(
    Array.from({ length: MAX_CREATOR_ITEMS }, (_, i) => MAX_CREATOR_ITEMS + 19 - i),
  );
  expect(creatorMap.safeParse(map).success).toBe(true);
});
