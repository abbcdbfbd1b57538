import { cardOf } from '@waymark/model/entities/card';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { exampleDocument } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { newestOfAll, queriesFor } from './newest-first.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(20, '0'));

test('each kind is asked for once for thirty creators', () => {
  expect(queriesFor([])).toEqual([]);
  expect(queriesFor(ids(30))).toHaveLength(PUBLISHED_KINDS.length);
  expect(queriesFor(ids(31))).toHaveLength(2 * PUBLISHED_KINDS.length);
  const keys = queriesFor(ids(90)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3 * PUBLISHED_KINDS.length);
});

test('the order of following makes no difference', () => {
  const [one, other] = [ids(3), ids(3).toReversed()].map((all) => queriesFor(all).map(({ key }) => key));
  expect(one).toEqual(other);
});

test('what is newest comes first, whatever its kind', () => {
  const at = (kind: 'pin' | 'post', id: string, publishedAt: number) => ({
    ...cardOf(exampleDocument(kind)),
    id,
    publishedAt,
  });
  const cards = newestOfAll([
    [at('pin', 'c', 3), at('pin', 'a', 1)],
    [at('post', 'd', 3), at('post', 'b', 2)],
  ]);
  expect(cards.map(({ id }) => id).join('')).toBe('cdba');
});
