// @vitest-environment happy-dom
// @alone: what other files have not saved would refuse to leave the document.

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { setNewerBuild } from '../../services/builds/newer-build.ts';
import { UpdateNotice } from './update-notice.tsx';

const messages = await loadMessages('en');
const parts = await loadParts(['updates'], 'en');
const reload = vi.fn();
const takeUpdate = vi.fn<() => Promise<void>>();

beforeEach(() => {
  takeUpdate.mockResolvedValue();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <UpdateNotice takeUpdate={takeUpdate} />
      </AlsoTranslated>
    </Translated>,
  );
});
afterEach(() => {
  cleanup();
  setNewerBuild(undefined);
  vi.restoreAllMocks();
  reload.mockReset();
  takeUpdate.mockReset();
  sessionStorage.clear();
});

const announce = (id: string | undefined) => act(async () => setNewerBuild(id));
const title = () => screen.queryByText('A new version of Waymark is ready');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a newer build is announced, and opened on request', async () => {
  expect(title()).toBeNull();
  await announce('b');
  expect(title()).not.toBeNull();
  press('Open it now');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(takeUpdate).toHaveBeenCalledOnce();
});

test('with an unsaved edit it is not opened, and the notice says why', async () => {
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', refuse);
  await announce('b');
  press('Open it now');
  expect(reload).not.toHaveBeenCalled();
  screen.getByText(/You have changes that are not saved yet/);
  removeEventListener('beforeunload', refuse);
  press('Open it now');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(takeUpdate).toHaveBeenCalledOnce();
});

test('a worker that does not take over does not keep the reader from the newer build', async () => {
  takeUpdate.mockRejectedValue(new Error('gone'));
  await announce('b');
  press('Open it now');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a reader puts it off until there is another one', async () => {
  await announce('b');
  press('Later');
  expect(title()).toBeNull();
  await announce('c');
  expect(title()).not.toBeNull();
});

test('a build that was taken back is announced no longer', async () => {
  await announce('b');
  await announce(undefined);
  expect(title()).toBeNull();
});
