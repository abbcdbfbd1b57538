// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import type { List, ListItem } from '@waymark/model/entities/list';
import { exampleId, exampleList } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { FollowedSaves } from './followed-saves.tsx';
import { SaveToList } from './save-to-list.tsx';

/** What the database answers to a query of this key. */
const { answers, stateOf } = vi.hoisted(() => {
  const answers = new Map<string, unknown>();
  const stateOf = ({ key }: { key: string }) => {
    const value = answers.get(key);
    return value === undefined ? { status: 'loading' } : { status: 'ready', value, from: 'listener' };
  };
  return { answers, stateOf };
});
vi.mock('../../live/core/use-live.ts', () => ({ useLive: stateOf }));
vi.mock('../../live/core/use-live-all.ts', async () => {
  const { useMemo } = await import('react');
  return {
    useLiveAll: (queries: readonly { key: string }[]) => {
      const states = queries.map(stateOf);
      return useMemo(() => states, [JSON.stringify(states)]);
    },
  };
});
vi.mock('../../session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: { id: 'me' }, permissions: [] }),
}));

const InEnglish = await inEnglish('save');
const ITEM = { kind: 'poi', id: exampleId('p') } as const;
const LISTS = ['k', 'l'].map((letter): List => ({ ...exampleList(), id: exampleId(letter) }));
const ENTRY: ListItem = { ...ITEM, itemId: ITEM.id, order: 'a0' };

afterEach(() => {
  cleanup();
  answers.clear();
});

function page() {
  return (
    <MemoryRouter>
      <InEnglish>
        <SaveToList item={ITEM} title={{ en: 'Porto' }} worded />
        <SaveToList item={ITEM} title={{ en: 'Porto' }} />
        <FollowedSaves />
      </InEnglish>
    </MemoryRouter>
  );
}

function buttons() {
  return screen.getAllByRole('button').map((button) => ({
    name: button.getAttribute('aria-label'),
    pressed: button.getAttribute('aria-pressed'),
    words: button.textContent,
  }));
}

test('every button of an item shows that it is saved, from the moment that a list has it until none has', async () => {
  answers.set('lists-of/me/50', { lists: LISTS, found: 2 });
  const { rerender } = render(page());
  expect(buttons()).toEqual([
    { name: 'Save Porto to a list', pressed: 'false', words: 'Save' },
    { name: 'Save Porto to a list', pressed: 'false', words: '' },
  ]);
  answers.set(`list/${LISTS[1]?.id}/entries/300`, [ENTRY]);
  await act(async () => rerender(page()));
  expect(buttons()).toEqual([
    { name: 'Saved: Porto', pressed: 'true', words: 'Saved' },
    { name: 'Saved: Porto', pressed: 'true', words: '' },
  ]);
  answers.set(`list/${LISTS[1]?.id}/entries/300`, []);
  await act(async () => rerender(page()));
  expect(buttons().map(({ pressed }) => pressed)).toEqual(['false', 'false']);
});

test('a list that the user edits counts as well, and nothing is saved after the session', async () => {
  answers.set('lists-edited/me/50', { lists: LISTS.slice(0, 1), found: 1 });
  answers.set(`list/${LISTS[0]?.id}/entries/300`, [ENTRY]);
  const { rerender } = render(page());
  expect(buttons()[0]?.pressed).toBe('true');
  await act(async () =>
    rerender(
      <MemoryRouter>
        <InEnglish>
          <SaveToList item={ITEM} title={{ en: 'Porto' }} />
        </InEnglish>
      </MemoryRouter>,
    ),
  );
  expect(buttons()[0]?.pressed).toBe('false');
});
