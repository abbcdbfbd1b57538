// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { exampleList } from '@waymark/model/testing/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { latestToast, removeToasts } from '../../../ui/testing/latest-toast.ts';
import { useDeletion } from './use-deletion.ts';

const api = vi.hoisted(() => ({ deleteList: vi.fn(), restoreList: vi.fn() }));
vi.mock('../../../services/lists-api.ts', () => api);

const InEnglish = await inEnglish('lists', 'sharing', 'failures');
const LIST = { ...exampleList(), title: { en: 'Trees' } };

const reported = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  removeToasts();
  cleanup();
});

async function deleteIt(): Promise<void> {
  const { result } = renderHook(() => useDeletion(LIST, 'Trees'), { wrapper: InEnglish });
  await act(() => result.current());
}

test('a failed undo can be tried again until the list is restored', async () => {
  await deleteIt();
  expect(latestToast()).toMatchObject({ message: '“Trees” was deleted.', offers: 'Undo' });
  api.restoreList
    .mockResolvedValueOnce({ reason: 'unreachable' })
    .mockResolvedValueOnce({ reason: 'too-many' });
  await latestToast().press();
  expect(latestToast()).toMatchObject({ message: /server cannot be reached/, offers: 'Try again' });
  await latestToast().press();
  expect(latestToast()).toMatchObject({ message: /Too many requests/, offers: 'Try again' });
  await latestToast().press();
  expect(api.restoreList).toHaveBeenCalledTimes(3);
  expect(latestToast()).toMatchObject({
    message: '“Trees” was restored with all its places.',
    offers: undefined,
  });
});

test('a deletion without an answer is repeated, and can then be undone', async () => {
  api.deleteList.mockResolvedValueOnce({ reason: 'unreachable' }).mockResolvedValueOnce({ reason: 'gone' });
  await deleteIt();
  expect(latestToast()).toMatchObject({ message: /may or may not have been deleted/, offers: 'Try again' });
  await latestToast().press();
  expect(latestToast()).toMatchObject({ message: '“Trees” was deleted.', offers: 'Undo' });
  await latestToast().press();
  expect(api.restoreList).toHaveBeenCalledWith(LIST.ownerId, LIST.id);
});

test('an undo that has expired or is not allowed is not offered again', async () => {
  api.deleteList.mockResolvedValueOnce({ reason: 'not-owner' });
  await deleteIt();
  expect(latestToast()).toMatchObject({ message: /Only the owner/, offers: undefined });
});

test('an unexpected error is reported, and the user can try again', async () => {
  api.deleteList.mockRejectedValueOnce(new Error('Unforeseen.'));
  await deleteIt();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(latestToast().offers).toBe('Try again');
  await latestToast().press();
  expect(latestToast().offers).toBe('Undo');
});
