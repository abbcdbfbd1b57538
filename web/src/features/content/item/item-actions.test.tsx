// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { toasts } from '../../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { ItemActions } from './item-actions.tsx';

const session = vi.hoisted(() => ({ current: {} }));
vi.mock('../../../session/session.ts', () => ({ useSession: () => session.current }));
vi.mock('../../../elements/save/save-to-list.tsx', () => ({ SaveToList: () => null }));
const loaded = vi.fn();
vi.mock('./edit-link.tsx', () => {
  loaded();
  return { EditLink: ({ uid }: { uid: string }) => <a href={`/${uid}`}>Edit</a> };
});

const messages = await loadParts(['item-lazy'], 'en');
const share = vi.fn(async () => {});
const writeText = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  removeToasts();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function press(isPrivate: boolean, onVisibility?: () => void) {
  render(
    <MemoryRouter>
      {/* These tests need none of the messages of every page. */}
      <Translated locale="en" messages={messages as Parameters<typeof Translated>[0]['messages']}>
        <ItemActions
          title={{ en: 'Porto' }}
          position={null}
          place={null}
          isPrivate={isPrivate}
          onVisibility={onVisibility}
        />
      </Translated>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

test('a public item is shared through the apps of the device', async () => {
  press(false);
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Porto', url: location.href }));
  expect(writeText).not.toHaveBeenCalled();
});

test('a private item shows who can open it before it is shared', async () => {
  press(true);
  await waitFor(() =>
    expect(
      toasts
        .current()
        .map(({ message }) => message)
        .join(),
    ).toContain('private'),
  );
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(share).not.toHaveBeenCalled();
  expect(toasts.current().at(-1)?.action).toBeUndefined();
});

test('the owner of a private list is led to the choice of who can see it', async () => {
  const onVisibility = vi.fn();
  press(true, onVisibility);
  await waitFor(() =>
    expect(toasts.current().at(-1)).toMatchObject({ action: { label: 'Change who can see it' } }),
  );
  toasts.current().at(-1)?.action?.onAction();
  expect(onVisibility).toHaveBeenCalledOnce();
});

test('the actions are words: directions to where the device finds the way, sharing, and the rest behind one button', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  vi.stubGlobal('navigator', {
    share,
    clipboard: { writeText },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  });
  render(
    <MemoryRouter>
      <Translated locale="en" messages={messages as Parameters<typeof Translated>[0]['messages']}>
        <ItemActions title={{ en: 'Porto' }} position={{ lat: 41, lng: -8 }} place={null} />
      </Translated>
    </MemoryRouter>,
  );
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Directions', 'Share', 'More actions']);
  fireEvent.click(screen.getByRole('button', { name: 'Directions' }));
  expect(open).toHaveBeenCalledWith(expect.stringContaining('41.00000,-8.00000'), '_blank', 'noopener');
  const more = screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(more).toEqual([
    'Open in Google Maps',
    'Open in Apple Maps',
    'Open in OpenStreetMap',
    'Copy coordinates',
    'Print',
  ]);
  open.mockRestore();
});

const CREATOR = ['feature:creator-profile'];
const signedIn = (id: string, permissions: readonly string[] = CREATOR) => ({
  status: 'signed-in',
  user: { id },
  permissions,
});

function showItem(kind: 'pin' | 'post', as: object) {
  session.current = as;
  render(
    <MemoryRouter>
      <Translated locale="en" messages={messages as Parameters<typeof Translated>[0]['messages']}>
        <ItemActions item={{ kind, id: 'x' }} ownerId="me" title={{}} position={null} place={null} />
      </Translated>
    </MemoryRouter>,
  );
}

test('only a creator who may write an item asks for the way to its editor', async () => {
  showItem('pin', { status: 'signed-out' });
  showItem('pin', signedIn('other'));
  showItem('post', signedIn('other', []));
  await Promise.resolve();
  expect(loaded).not.toHaveBeenCalled();
  showItem('pin', signedIn('me'));
  expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/me');
  cleanup();
  // They may be a co-writer of a story.
  showItem('post', signedIn('other'));
  expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/other');
});
