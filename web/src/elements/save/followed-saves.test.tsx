// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import type { List, ListHeading, ListItem } from '@waymark/model/entities/list';
import { exampleId, exampleList } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { toasts } from '../../ui/overlays/toast-store.ts';
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
  useSession: () => session.now,
}));

const session = vi.hoisted(() => ({
  now: { status: 'signed-in', user: { id: 'me' }, permissions: [] } as object,
}));
const moving = vi.hoisted(() => ({ moveSaves: vi.fn() }));
vi.mock('./move-saves.ts', () => moving);

const SIGNED_IN = session.now;
const InEnglish = await inEnglish('save');
const ITEM = { kind: 'poi', id: exampleId('p') } as const;
const LISTS = ['k', 'l'].map((letter): List => ({ ...exampleList(), id: exampleId(letter) }));
const ENTRY: ListItem = { ...ITEM, itemId: ITEM.id, order: 'a0' };
const DAY: ListHeading = { itemId: 'day', heading: { en: 'Day 1' }, order: 'Zz' };

afterEach(() => {
  cleanup();
  answers.clear();
  session.now = SIGNED_IN;
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
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
  answers.set(`list/${LISTS[1]?.id}/entries/360`, [DAY, ENTRY]);
  await act(async () => rerender(page()));
  expect(buttons()).toEqual([
    { name: 'Saved: Porto', pressed: 'true', words: 'Saved' },
    { name: 'Saved: Porto', pressed: 'true', words: '' },
  ]);
  answers.set(`list/${LISTS[1]?.id}/entries/360`, []);
  await act(async () => rerender(page()));
  expect(buttons().map(({ pressed }) => pressed)).toEqual(['false', 'false']);
});

test('a list that the user edits counts as well, and nothing is saved after the session', async () => {
  answers.set('shared-with/me', [{ kind: 'list', id: LISTS[0]?.id }]);
  answers.set(`list/${LISTS[0]?.id}/entries/360`, [ENTRY]);
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

test('a visitor who is not signed in saves with one press, in this browser, and is led to what is saved', async () => {
  session.now = { status: 'signed-out' };
  render(page());
  expect(buttons()[0]).toEqual({ name: 'Save Porto', pressed: 'false', words: 'Save' });
  const [button] = screen.getAllByRole('button');
  await act(async () => button?.click());
  expect(buttons().map(({ pressed }) => pressed)).toEqual(['true', 'true']);
  expect(toasts.current().at(-1)).toMatchObject({
    kind: 'success',
    view: { label: 'View list', to: '/saved' },
  });
  expect(localStorage.getItem('waymark.saved')).toBe(JSON.stringify([ITEM]));
  await act(async () => screen.getAllByRole('button')[0]?.click());
  expect(buttons()[0]?.pressed).toBe('false');
  expect(localStorage).toHaveLength(0);
});

test('what was saved before the sign-in moves once the lists are known, and the tab is seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  localStorage.setItem('waymark.saved', JSON.stringify([ITEM]));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  moving.moveSaves.mockResolvedValue({ listId: LISTS[0]?.id, moved: 1 });
  const { rerender } = render(page());
  expect(moving.moveSaves).not.toHaveBeenCalled();
  answers.set('lists-of/me/50', { lists: LISTS, found: 2 });
  await act(async () => rerender(page()));
  expect(moving.moveSaves).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(moving.moveSaves).toHaveBeenCalledExactlyOnceWith('me', LISTS));
  await vi.waitFor(() =>
    expect(toasts.current().at(-1)).toMatchObject({
      message: 'Your saved place is now in your account.',
      view: { label: 'View list', to: `/lists/${LISTS[0]?.id}` },
    }),
  );
});
