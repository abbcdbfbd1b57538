// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { LocalDraft } from '../../live/writes/draft-store.ts';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../ui/testing/latest-toast.ts';
import { EndedStories } from './ended-stories.tsx';

/** What the database says of a co-writer, by the path of their document. */
const roles = vi.hoisted(() => new Map<string, object>());
vi.mock('../../live/core/use-live-all.ts', () => ({
  useLiveAll: (queries: readonly { key: string }[]) =>
    queries.map(({ key }) => roles.get(key) ?? { status: 'failed', reason: 'unavailable' }),
}));
const store = vi.hoisted(() => ({
  deleteLocalDraft: vi.fn(),
  localDraftOf: vi.fn(),
  saveLocalDraft: vi.fn(),
}));
vi.mock('../../live/writes/draft-store.ts', () => store);

const InEnglish = await inEnglish('works');
const OWNER = 'o'.repeat(28);
const [ENDED, WRITTEN, UNKNOWN] = ['e', 'w', 'u'].map((letter) => letter.repeat(20));
const NAME = `${OWNER}/${ENDED}`;
const DRAFT: LocalDraft = { key: 'k', uid: 'me', workId: NAME, kind: 'post', content: {}, at: 0 };

afterEach(() => {
  removeToasts();
  cleanup();
});

test('changes of a story that the creator no longer writes are found, and can be discarded and brought back', async () => {
  const personIn = (id = '') => `users/${OWNER}/works/${id}/people/me`;
  roles.set(personIn(ENDED), { status: 'missing' });
  roles.set(personIn(WRITTEN), { status: 'ready', value: {}, from: 'listener' });
  const unsaved = new Set(['own', NAME, `${OWNER}/${WRITTEN}`, `${OWNER}/${UNKNOWN}`]);
  render(
    <MemoryRouter>
      <InEnglish>
        <EndedStories uid="me" unsaved={unsaved} toWork={(name) => `/editor/${name}`} />
      </InEnglish>
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/editor/${NAME}`]);

  store.localDraftOf.mockResolvedValue([DRAFT]);
  fireEvent.click(screen.getByRole('button', { name: 'Discard the changes' }));
  await waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(store.localDraftOf).toHaveBeenCalledWith('me', NAME);
  expect(store.deleteLocalDraft).toHaveBeenCalledWith('k');
  act(() => toasts.current()[0]?.action?.onAction());
  await waitFor(() => expect(store.saveLocalDraft).toHaveBeenCalledWith(DRAFT));
});
