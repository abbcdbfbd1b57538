// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { List } from '@waymark/model/entities/list';
import { exampleId, exampleList } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { ValueSource } from '../../live/core/live-query.ts';
import { SaveMenu } from './save-menu.tsx';

/** The states of queries by their keys. */
const states = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../live/core/use-live.ts', () => ({
  useLive: ({ key }: { key: string }) => states.get(key) ?? { status: 'ready', value: [], from: 'listener' },
}));
vi.mock('../../live/core/use-live-all.ts', () => ({ useLiveAll: () => [] }));
vi.mock('../../session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'me' }, permissions: [] }),
}));
vi.mock('../../session/use-is-connected.ts', () => ({ useIsConnected: () => true }));

const InEnglish = await inEnglish('save', 'failures');
const ITEM = { kind: 'poi', id: exampleId('p') } as const;
const LISTS = Array.from(
  { length: 21 },
  (_, at): List => ({
    ...exampleList(),
    id: exampleId(String.fromCharCode(97 + at)),
    title: { en: `List ${at}` },
  }),
);

afterEach(() => {
  cleanup();
  states.clear();
});

function answer(limit: number, lists: readonly List[], from: ValueSource): void {
  states.set(`lists-of/me/${limit}`, { status: 'ready', value: { lists, found: lists.length }, from });
}

function menu() {
  return (
    <InEnglish>
      <SaveMenu item={ITEM} heading="Save Porto to" onDone={() => {}} />
    </InEnglish>
  );
}

const savedPlaces = () => screen.queryAllByRole('button', { name: /^Saved places/ });

test('the list of saved places is offered once the database says that the user has none', () => {
  answer(20, [], 'former-session');
  const { rerender } = render(menu());
  expect(savedPlaces()).toEqual([]);
  answer(20, [], 'listener');
  rerender(menu());
  expect(savedPlaces()).toHaveLength(1);
});

test('it is not offered while further lists load, because it may be one of them', () => {
  answer(20, LISTS, 'listener');
  // The value of the shorter query stays until the longer one has answered.
  answer(40, LISTS, 'former-session');
  const { rerender } = render(menu());
  fireEvent.click(screen.getByRole('button', { name: 'Show more lists' }));
  expect(savedPlaces()).toEqual([]);
  answer(40, [...LISTS, { ...exampleList(), id: exampleId('v'), title: { en: 'Saved places' } }], 'listener');
  rerender(menu());
  expect(savedPlaces()).toHaveLength(1);
});
