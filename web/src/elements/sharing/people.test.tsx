// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import type { Shared } from '@waymark/model/entities/shared';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../ui/testing/latest-toast.ts';
import { People } from './people.tsx';

const api = vi.hoisted(() => ({ removeEditor: vi.fn() }));
vi.mock('../../services/sharing-api.ts', () => api);

const InEnglish = await inEnglish('sharing', 'failures');
const EDITOR = 'e'.repeat(28);
const LEFT: readonly [Shared, string, string][] = [
  [{ kind: 'list', id: 'l'.repeat(20) }, 'Stop editing this list', 'You no longer edit this list.'],
  [
    { kind: 'story', ownerId: 'o'.repeat(28), id: 'w'.repeat(20) },
    'Stop writing this story',
    'You no longer write this story.',
  ],
];

afterEach(() => {
  removeToasts();
  cleanup();
});

test.each(
  LEFT.flatMap((left) => (['gone', 'not-owner'] as const).map((reason) => [...left, reason] as const)),
)(
  'a repeated request to leave %o, after a lost answer, counts as a success (%s, %s, %s)',
  async (shared, leave, done, reason) => {
    render(<People shared={shared} path="/" uid={EDITOR} isOwner={false} />, { wrapper: InEnglish });
    api.removeEditor.mockResolvedValueOnce({ reason: 'unreachable' }).mockResolvedValueOnce({ reason });
    await act(async () => screen.getByRole('button', { name: leave }).click());
    expect(toasts.current().at(-1)).toMatchObject({ kind: 'error', action: { label: 'Try again' } });
    await act(async () => toasts.current().at(-1)?.action?.onAction());
    expect(toasts.current().at(-1)).toMatchObject({
      kind: 'success',
      message: done,
    });
  },
);
