// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { exampleList } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { toasts } from '../../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../../ui/testing/latest-toast.ts';
import { ListPeople } from './list-people.tsx';

const api = vi.hoisted(() => ({ removeEditor: vi.fn() }));
vi.mock('../../../services/lists-api.ts', () => api);

const InEnglish = await inEnglish('lists', 'failures');
const EDITOR = 'e'.repeat(28);
const LIST = exampleList();

afterEach(() => {
  removeToasts();
  cleanup();
});

test.each(['gone', 'not-owner'])(
  'a repeated request to leave, after a lost answer, counts as a success if the answer is %s',
  async (reason) => {
    render(<ListPeople list={LIST} uid={EDITOR} isOwner={false} />, { wrapper: InEnglish });
    api.removeEditor.mockResolvedValueOnce({ reason: 'unreachable' }).mockResolvedValueOnce({ reason });
    await act(async () => screen.getByRole('button', { name: 'Stop editing this list' }).click());
    expect(toasts.current().at(-1)).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
    await act(async () => toasts.current().at(-1)?.action?.onAction());
    expect(toasts.current().at(-1)).toMatchObject({
      kind: 'success',
      message: 'You no longer edit this list.',
    });
  },
);
