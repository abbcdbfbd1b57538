// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import type { List } from '@waymark/model/entities/list';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { currentToasts, removeToast } from '../../ui/toast-store.ts';
import { useDeletion } from './use-deletion.ts';

const api = vi.hoisted(() => ({ deleteList: vi.fn(), restoreList: vi.fn() }));
vi.mock('../../services/lists-api.ts', () => api);

const messages = { ...(await loadMessages('en')), ...(await loadParts(['lists'], 'en')) };
const LIST: List = {
  id: 'l'.repeat(20),
  ownerId: 'o'.repeat(28),
  title: { en: 'Trees' },
  summary: {},
  visibility: 'private',
  asRoute: false,
  editors: [],
  count: 2,
  updatedAt: 0,
};

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
  cleanup();
});

function InEnglish({ children }: { children: ReactNode }) {
  return (
    <Translated locale="en" messages={messages}>
      {children}
    </Translated>
  );
}

async function deleteIt(): Promise<void> {
  const { result } = renderHook(() => useDeletion(LIST, 'Trees'), { wrapper: InEnglish });
  await act(() => result.current());
}

/** What was said last, and the press of what it offers. */
function said() {
  const { message, action } = currentToasts().at(-1) ?? {};
  return { message, offers: action?.label, press: () => act(async () => action?.onAction()) };
}

test('a list is brought back by trying again after its undo failed, as often as that takes', async () => {
  await deleteIt();
  expect(said()).toMatchObject({ message: '“Trees” is deleted.', offers: 'Undo' });
  api.restoreList.mockResolvedValueOnce('unreachable').mockResolvedValueOnce('too-many');
  await said().press();
  expect(said()).toMatchObject({ message: /server cannot be reached/, offers: 'Try again' });
  await said().press();
  expect(said()).toMatchObject({ message: /too often/, offers: 'Try again' });
  await said().press();
  expect(api.restoreList).toHaveBeenCalledTimes(3);
  expect(said()).toMatchObject({ message: '“Trees” is back, with all that was in it.', offers: undefined });
});

test('a list that was deleted without an answer is asked for again, and can be brought back then', async () => {
  api.deleteList.mockResolvedValueOnce('unreachable').mockResolvedValueOnce('gone');
  await deleteIt();
  expect(said()).toMatchObject({ message: /may be deleted, or not/, offers: 'Try again' });
  await said().press();
  expect(said()).toMatchObject({ message: '“Trees” is deleted.', offers: 'Undo' });
  await said().press();
  expect(api.restoreList).toHaveBeenCalledWith(LIST.ownerId, LIST.id);
});

test('what is forgotten, or may not be done, is not offered again', async () => {
  api.deleteList.mockResolvedValueOnce('forbidden');
  await deleteIt();
  expect(said()).toMatchObject({ message: /Only the owner/, offers: undefined });
});

test('what has failed unforeseen can be asked for again', async () => {
  api.deleteList.mockRejectedValueOnce(new Error('Unforeseen.'));
  await deleteIt();
  expect(said().offers).toBe('Try again');
  await said().press();
  expect(said().offers).toBe('Undo');
});
