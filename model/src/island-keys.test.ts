import { expect, test } from 'vitest';
import { PUBLISHED_KINDS } from './entities/kinds.ts';
import { type Island, islandKey, islandOf } from './island-keys.ts';
import { exampleId } from './testing/examples.ts';

const id = exampleId('i');
const ISLANDS: Island[] = [
  { name: 'new' },
  { name: 'creator', id },
  ...PUBLISHED_KINDS.map((kind) => ({ name: 'nearby' as const, kind, id })),
];

test.each(ISLANDS)('a part is found by its key: %j', (island) => {
  expect(islandOf(islandKey(island))).toEqual(island);
});

test.each([
  '',
  'NEW',
  'new-',
  `new-${id}`,
  'creator',
  'creator-',
  `creator-${id}x`,
  `creator-${id}\n`,
  `creator-pin-${id}`,
  `nearby-${id}`,
  `nearby-list-${id}`,
  `nearby-constructor-${id}`,
  `nearby-pin-${'é'.repeat(20)}`,
  `nearby-pin-${id}-${id}`,
  'nearby-pin-../../etc/passwd',
  '__proto__',
  `${'new'.repeat(10_000)}`,
])('no other key is one (%#)', (key) => {
  expect(islandOf(key)).toBeUndefined();
});
