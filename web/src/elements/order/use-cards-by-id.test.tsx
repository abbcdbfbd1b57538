// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { exampleDocument } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveQuery } from '../../live/core/live-query.ts';
import { useCardsById } from './use-cards-by-id.ts';

/** The state of each query, by a part of its key; it loads where there is none. */
const states = new Map<string, object>();
vi.mock('../../live/core/use-live-all.ts', () => ({
  useLiveAll: (queries: LiveQuery<unknown>[]) =>
    queries.map(({ key }) => [...states].find(([part]) => key.includes(part))?.[1] ?? { status: 'loading' }),
}));

afterEach(() => states.clear());

test('the cards are known once every listener has answered, also where some items are gone or a query fails', () => {
  const items: Reference[] = [
    { kind: 'pin', id: 'here' },
    { kind: 'pin', id: 'gone' },
  ];
  const card = { ...cardOf(exampleDocument('pin')), id: 'here' };
  states.set('here', { status: 'ready', value: card });
  states.set('gone', { status: 'missing' });
  const withStory: Reference[] = [...items, { kind: 'post', id: 'story' }];
  expect(renderHook(() => useCardsById(withStory)).result.current).toBeUndefined();
  states.set('post', { status: 'failed', reason: 'unavailable' });
  expect(renderHook(() => useCardsById(withStory)).result.current).toEqual(new Map([['here', card]]));
});

test('of no items, nothing is awaited', () => {
  expect(renderHook(() => useCardsById([])).result.current).toEqual(new Map());
});
