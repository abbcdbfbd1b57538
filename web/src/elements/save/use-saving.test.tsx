// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { Reference } from '@waymark/model/entities/fields';
import { exampleList } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import { SAVED_PLACES } from './saved-places.ts';
import { useSaving } from './use-saving.ts';

const mutations = vi.hoisted(() => ({ addItem: vi.fn(), createList: vi.fn(), removeItem: vi.fn() }));
vi.mock('../../live/writes/list-mutations.ts', () => mutations);

const InEnglish = await inEnglish('save', 'failures');

const ITEM: Reference = { kind: 'poi', id: 'p'.repeat(20) };
const LIST = { ...exampleList(), title: { en: 'Trees' } };

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(() => {
  removeToasts();
  cleanup();
});

function saving() {
  const onDone = vi.fn();
  const { result } = renderHook(() => useSaving(LIST.ownerId, ITEM, onDone), { wrapper: InEnglish });
  return {
    onDone,
    add: () => act(() => result.current.save(LIST).add()),
    create: (name: string) => act(() => result.current.create(name)),
    createSavedPlaces: () => act(() => result.current.createSavedPlaces()),
  };
}

test('a saved item can be removed from the list again', async () => {
  const { add, onDone } = saving();
  mutations.addItem.mockResolvedValue({ isNew: true });
  await add();
  expect(latestToast()).toMatchObject({ message: 'Saved to “Trees”.', offers: 'Undo' });
  expect(onDone).toHaveBeenCalledOnce();
  await latestToast().press();
  expect(mutations.removeItem).toHaveBeenCalledWith(LIST.id, ITEM.id);
});

test('an item that the list already contains shows a message without an undo', async () => {
  const { add, onDone } = saving();
  mutations.addItem.mockResolvedValue({ isNew: false });
  await add();
  expect(latestToast()).toMatchObject({ message: 'Already in “Trees”.', offers: undefined });
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failed save shows its reason and keeps the menu open', async () => {
  const { add, onDone } = saving();
  mutations.addItem.mockResolvedValue({ failure: { reason: 'full' } });
  await add();
  expect(latestToast()).toMatchObject({ message: /at most 300 places/, offers: undefined });
  expect(onDone).not.toHaveBeenCalled();
});

test('a list whose creation is retried after a lost answer is one list, and the item in it can be removed', async () => {
  const { create } = saving();
  mutations.addItem
    .mockResolvedValueOnce({ failure: { reason: 'unreachable' } })
    .mockResolvedValueOnce({ isNew: false });
  await create('Mills');
  expect(latestToast().message).toMatch(/server cannot be reached/);
  await create('Mills');
  expect(latestToast()).toMatchObject({ message: 'Saved to “Mills”.', offers: 'Undo' });
  const [first, second] = mutations.createList.mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
});

test('the first save makes the list of saved places, and its message leads there', async () => {
  const { createSavedPlaces, onDone } = saving();
  mutations.addItem.mockResolvedValue({ isNew: true });
  await createSavedPlaces();
  expect(mutations.createList).toHaveBeenCalledExactlyOnceWith(
    LIST.ownerId,
    expect.any(String),
    expect.objectContaining({ title: SAVED_PLACES, visibility: 'private' }),
  );
  const [, id] = mutations.createList.mock.calls[0] ?? [];
  expect(mutations.addItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id }), ITEM);
  expect(latestToast()).toMatchObject({ message: 'Saved to “Saved places”.', leadsTo: `/lists/${id}` });
  expect(onDone).toHaveBeenCalledOnce();
});
