// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import { createWork } from '../../../live/writes/work-mutations.ts';
import { toasts } from '../../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { stubTouch } from '../../../ui/testing/stub-touch.ts';
import { CreateMenu } from './create-menu.tsx';

const added = vi.fn();

vi.mock('../../../live/writes/work-mutations.ts', () => ({ createWork: vi.fn() }));
vi.mock('../../../live/uploads/own-queue.ts', () => ({
  LIBRARY: 'library',
  photoQueueOf: () => ({ add: added }),
}));
vi.mock('../../../services/photo-facts/photo-facts.ts', () => ({
  createFactsReader: () => ({ read: async () => [{ position: { lat: 41, lng: -8 } }] }),
}));

const InEnglish = await inEnglish('create', 'failures');
const PHOTO = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
const onMade = vi.fn();
const onAdded = vi.fn();

beforeEach(() => {
  HTMLElement.prototype.hidePopover = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(createWork).mockImplementation(async (...[, , , , id = '']) => id);
  show();
});

function show() {
  render(
    <MemoryRouter>
      <InEnglish>
        <CreateMenu
          uid="me"
          projectId="trip"
          onMade={onMade}
          onAdded={onAdded}
          trigger={(props) => (
            <button {...props} type="button">
              New
            </button>
          )}
        />
      </InEnglish>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  removeToasts();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files } });
const ids = () => vi.mocked(createWork).mock.calls.map((call) => call[4]);

test('a creator who presses twice makes one work, in the open project', async () => {
  fireEvent.click(item('Story'));
  fireEvent.click(item('Story'));
  await settle();
  expect(createWork).toHaveBeenCalledExactlyOnceWith('me', 'post', {}, 'trip', expect.any(String));
  expect(onMade).toHaveBeenCalledExactlyOnceWith(ids()[0]);
});

test('a failed creation is tried again from its message, as the same work', async () => {
  vi.mocked(createWork).mockRejectedValueOnce(new UnavailableError('away'));
  fireEvent.click(item('Pin'));
  await settle();
  expect(onMade).not.toHaveBeenCalled();
  const [toast] = toasts.current();
  expect(toast).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
  act(() => toast?.action?.onAction());
  await settle();
  expect(ids()).toHaveLength(2);
  expect(new Set(ids()).size).toBe(1);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(ids()[0]);
});

test('the photo of a pin is uploaded for it, and not where the pin could not be made', async () => {
  vi.mocked(createWork).mockRejectedValueOnce(new UnavailableError('away'));
  choose('Pin from a photo', PHOTO);
  await settle();
  expect(added).not.toHaveBeenCalled();
  act(() => toasts.current()[0]?.action?.onAction());
  await settle();
  expect(vi.mocked(createWork).mock.calls.at(-1)?.[2]).toEqual({ position: { lat: 41, lng: -8 } });
  expect(added).toHaveBeenCalledExactlyOnceWith(ids()[0], [PHOTO]);
});

test('on a phone, a photo is taken for a pin; the menu of a desk offers no camera', async () => {
  expect(screen.queryByRole('menuitem', { name: 'Take a photo', hidden: true })).toBeNull();
  cleanup();
  stubTouch(true);
  show();
  const input = screen.getByLabelText<HTMLInputElement>('Take a photo', { selector: 'input' });
  expect([input.accept, input.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  const opened = vi.spyOn(input, 'click');
  fireEvent.click(item('Take a photo'));
  expect(opened).toHaveBeenCalledOnce();
  choose('Take a photo', PHOTO);
  await settle();
  expect(vi.mocked(createWork).mock.calls[0]?.[1]).toBe('pin');
  expect(vi.mocked(createWork).mock.calls[0]?.[2]).toEqual({ position: { lat: 41, lng: -8 } });
  expect(added).toHaveBeenCalledExactlyOnceWith(ids()[0], [PHOTO]);
});

test('a photo that was taken before is chosen among all files, not taken', () => {
  const input = screen.getByLabelText<HTMLInputElement>('Pin from a photo', { selector: 'input' });
  expect(input.hasAttribute('capture')).toBe(false);
  expect(input.accept).toContain('.heic');
});

test('photos go to the library, and no work is made', async () => {
  choose('Photos', PHOTO, PHOTO);
  await settle();
  expect(added).toHaveBeenCalledExactlyOnceWith('library', [PHOTO, PHOTO]);
  expect(onAdded).toHaveBeenCalledOnce();
  expect(createWork).not.toHaveBeenCalled();
});
