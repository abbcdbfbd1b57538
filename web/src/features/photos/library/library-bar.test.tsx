// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { describePhoto } from '../../../live/writes/photo-writes.ts';
import { latestToast, removeToasts } from '../../../ui/testing/latest-toast.ts';
import { LibraryBar } from './library-bar.tsx';

vi.mock('../../../live/writes/photo-writes.ts', () => ({ describePhoto: vi.fn() }));

const InEnglish = await inEnglish('library', 'failures');

afterEach(() => {
  cleanup();
  removeToasts();
  vi.clearAllMocks();
});

function photo(id: string, isFavourite?: boolean): ReadyPhoto {
  return {
    ...{ id, generation: '1', createdAt: 1, state: 'ready', width: 4, height: 3, thumbhash: 'a+/9==' },
    ...(isFavourite !== undefined && { isFavourite }),
  };
}

function select(...photos: ReadyPhoto[]) {
  render(
    <InEnglish>
      <LibraryBar
        uid="me"
        photos={photos}
        uses={undefined}
        onClear={() => {}}
        onDeleted={() => {}}
        onMade={() => {}}
      />
    </InEnglish>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('all selected photos become favourites, also where some were, and a second press marks none twice', async () => {
  select(photo('a'), photo('b', true), photo('c', false));
  press('Add to favourites');
  press('Add to favourites');
  await settle();
  expect(vi.mocked(describePhoto).mock.calls).toEqual(
    ['a', 'b', 'c'].map((id) => ['me', id, { isFavourite: true }]),
  );
  expect(screen.getByRole('button', { name: 'Add to favourites' }).getAttribute('aria-busy')).toBe('false');
});

test('photos that are all favourites are removed from them', async () => {
  select(photo('a', true), photo('b', true));
  press('Remove from favourites');
  await settle();
  expect(vi.mocked(describePhoto).mock.calls).toEqual(
    ['a', 'b'].map((id) => ['me', id, { isFavourite: false }]),
  );
});

test('a failure ends it, is reported once, and the button can be pressed again', async () => {
  vi.mocked(describePhoto).mockResolvedValueOnce(undefined).mockResolvedValueOnce({ reason: 'unreachable' });
  select(photo('a'), photo('b'), photo('c'));
  press('Add to favourites');
  await settle();
  expect(describePhoto).toHaveBeenCalledTimes(2);
  expect(latestToast().message).toMatch(/./);
  press('Add to favourites');
  await settle();
  expect(describePhoto).toHaveBeenCalledTimes(5);
});
