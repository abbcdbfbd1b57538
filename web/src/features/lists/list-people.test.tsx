// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import type { List } from '@waymark/model/entities/list';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { currentToasts, removeToast } from '../../ui/toast-store.ts';
import { ListPeople } from './list-people.tsx';

const api = vi.hoisted(() => ({ removeEditor: vi.fn() }));
vi.mock('../../services/lists-api.ts', () => api);

const messages = { ...(await loadMessages('en')), ...(await loadParts(['lists'], 'en')) };
const EDITOR = 'e'.repeat(28);
const LIST: List = {
  id: 'l'.repeat(20),
  ownerId: 'o'.repeat(28),
  title: { en: 'Trees' },
  summary: {},
  visibility: 'private',
  asRoute: false,
  editors: [EDITOR],
  count: 2,
  updatedAt: 0,
};

afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
  cleanup();
});

test.each(['gone', 'forbidden'])(
  'who asks again to leave after an answer that was lost has left, also where that is %s',
  async (refusal) => {
    render(
      <Translated locale="en" messages={messages}>
        <ListPeople list={LIST} uid={EDITOR} isOwner={false} />
      </Translated>,
    );
    api.removeEditor.mockResolvedValueOnce('unreachable').mockResolvedValueOnce(refusal);
    await act(async () => screen.getByRole('button', { name: 'Stop editing this list' }).click());
    expect(currentToasts().at(-1)).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
    await act(async () => currentToasts().at(-1)?.action?.onAction());
    expect(currentToasts().at(-1)).toMatchObject({
      kind: 'success',
      message: 'You no longer edit this list.',
    });
  },
);
