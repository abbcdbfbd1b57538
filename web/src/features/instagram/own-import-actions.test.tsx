// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ImportStatus } from '@waymark/model/entities/import-status';
import { exampleImport } from '@waymark/model/testing/examples';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { createStore } from '../../ui/hooks/store.ts';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';
import type { ImportRun, RunProgress } from './engine/run-import.ts';
import { runningImport } from './engine/running-import.ts';
import { OwnImportActions } from './own-import-actions.tsx';

const { cancelImport } = vi.hoisted(() => ({ cancelImport: vi.fn() }));
vi.mock('../../live/writes/import-mutations.ts', () => ({ cancelImport }));

const messages = await loadMessages('en');
const RUN = { ...exampleImport(), source: 'archive' as const };

afterEach(() => {
  cleanup();
  removeToasts();
  runningImport.set(null);
  vi.clearAllMocks();
});

async function show(status: ImportStatus) {
  const actions = (
    <Translated locale="en" messages={messages}>
      <LazyMessages parts={['imports']}>
        <p>Messages are there</p>
        <OwnImportActions uid="ada" run={{ ...RUN, status }} />
      </LazyMessages>
    </Translated>
  );
  const router = createMemoryRouter([{ path: '*', element: actions }]);
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('Messages are there');
}

const namesOfButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

function workHere(status: ImportStatus): void {
  const progress = createStore<RunProgress>({
    status,
    counts: RUN.counts,
    problems: [],
    failure: undefined,
    skipped: new Set(),
    isStored: true,
  });
  const act = () => true;
  const ended = Promise.resolve();
  const run: ImportRun = {
    ...progress,
    importId: RUN.id,
    found: [],
    pause: act,
    goOn: act,
    cancel: act,
    ended,
  };
  runningImport.set(run);
}

test.each(['pending', 'running', 'paused'] as const)(
  'an import that is %s and that no tab works on can be cancelled',
  async (status) => {
    await show(status);
    expect(namesOfButtons()).toEqual(['Cancel the import']);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    await waitFor(() => expect(cancelImport.mock.calls).toEqual([[RUN.id]]));
  },
);

test('a cancellation that fails says so', async () => {
  vi.stubGlobal('reportError', vi.fn());
  cancelImport.mockRejectedValueOnce(new Error('refused'));
  await show('running');
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await waitFor(() => expect(latestToast().message).toBe('That did not work. Try again.'));
  vi.unstubAllGlobals();
});

test('the import on which this tab works has its own button for that', async () => {
  workHere('running');
  await show('running');
  expect(namesOfButtons()).toEqual([]);
  cleanup();
  // Its last report was lost with the connection.
  workHere('failed');
  await show('running');
  expect(namesOfButtons()).toEqual(['Cancel the import']);
});

test('an import that has ended can be undone and deleted', async () => {
  await show('cancelled');
  expect(namesOfButtons()).toEqual(['Undo the import', 'Delete the import']);
});
