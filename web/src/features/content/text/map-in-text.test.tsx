// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type Card, cardOf } from '@waymark/model/entities/card';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { LiveState } from '../../../live/core/live-query.ts';

/** The state of each query, by its key; those that are absent are loading. */
const states = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../../live/core/use-live-all.ts', async () => {
  const { useMemo } = await import('react');
  return {
    useLiveAll: (queries: readonly { key: string }[]) =>
      useMemo(() => queries.map(({ key }) => states.get(key) ?? { status: 'loading' }), [queries]),
  };
});
vi.mock('../../../elements/map/lazy-places-map.ts', () => ({
  LazyPlacesMap: ({ marks }: { marks: readonly { item: { title: object }; number: number }[] }) => (
    <p>{marks.map(({ item, number }) => `${number} ${JSON.stringify(item.title)}`).join(' ')}</p>
  ),
}));

const { MapInText } = await import('./map-in-text.tsx');
const InEnglish = await inEnglish();

let comeNear: (() => void) | undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  states.clear();
});

const cardAt = (letter: string, name: string, placed = true): Card => ({
  ...cardOf({ ...exampleDocument('poi'), id: exampleId(letter), title: { en: name } }),
  ...(!placed && { position: null }),
});
const set = (letter: string, state: LiveState<Card>) => states.set(`card/poi/${exampleId(letter)}`, state);
const ready = (value: Card): LiveState<Card> => ({ status: 'ready', value, from: 'listener' });

async function show(letters: string, known: readonly Card[], near = true) {
  const places = [...letters].map((letter) => ({ kind: 'poi' as const, id: exampleId(letter) }));
  const view = await act(async () =>
    render(
      <MemoryRouter>
        <InEnglish>
          <MapInText
            places={places}
            caption={undefined}
            known={known}
            empty={<p>No place of this map is public</p>}
          />
        </InEnglish>
      </MemoryRouter>,
    ),
  );
  if (near) await act(async () => comeNear?.());
  return view;
}
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('places that are no longer public are left out, and the others are numbered as on the map', async () => {
  set('a', ready(cardAt('a', 'Fort')));
  set('b', { status: 'missing' });
  set('c', ready(cardAt('c', 'Port')));
  const { container } = await show('abcd', [cardAt('b', 'Tower'), cardAt('c', 'Old port')]);
  expect(names()).toEqual(['1Fort', '2Port', '3Loading…']);
  expect(screen.getByRole('link', { name: 'Port' }).getAttribute('href')).toBe(`/pois/${exampleId('c')}`);
  expect(container.querySelector('figure p')?.textContent).toBe('1 {"en":"Fort"} 2 {"en":"Port"}');
});

test('before the reader comes near, the names that the page knows are there, and no map', async () => {
  set('a', { status: 'missing' });
  const { container } = await show('ab', [cardAt('a', 'Fort'), cardAt('b', 'Port')], false);
  expect(names()).toEqual(['1Fort', '2Port']);
  expect(container.querySelector('figure p')).toBeNull();
});

test('a place that cannot be read keeps the name that the page knows, and is left out without one', async () => {
  for (const letter of 'ab') set(letter, { status: 'failed', reason: 'unavailable' });
  await show('ab', [cardAt('b', 'Port')]);
  expect(names()).toEqual(['1Port']);
});

test('a place without a position has a number in the list alone, and a map of none has only the list', async () => {
  set('a', ready(cardAt('a', 'A walk', false)));
  set('b', ready(cardAt('b', 'Port')));
  const { container, unmount } = await show('ab', []);
  expect(names()).toEqual(['1A walk', '2Port']);
  expect(container.querySelector('figure p')?.textContent).toBe('2 {"en":"Port"}');
  unmount();
  const alone = await show('a', []);
  expect(names()).toEqual(['1A walk']);
  expect(alone.container.querySelector('figure p')).toBeNull();
});

test('where none of the places is public, there is no figure', async () => {
  set('a', { status: 'missing' });
  const { container } = await show('a', []);
  expect(container.querySelector('figure')).toBeNull();
  expect(screen.getByText('No place of this map is public')).toBeDefined();
});
