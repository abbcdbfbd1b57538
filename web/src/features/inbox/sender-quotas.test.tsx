// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Quotas } from '@waymark/model/entities/quotas';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import type { LiveState } from '../../live/core/live-query.ts';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../ui/testing/latest-toast.ts';
import { SenderQuotas } from './sender-quotas.tsx';

const live = vi.hoisted(() => ({ useLive: vi.fn() }));
vi.mock('../../live/core/use-live.ts', () => live);
const writes = vi.hoisted(() => ({ raiseQuotas: vi.fn() }));
vi.mock('../../live/writes/settings-writes.ts', () => writes);

const InEnglish = await inEnglish('inbox', 'failures');

afterEach(() => {
  removeToasts();
  cleanup();
  vi.clearAllMocks();
});

function show(value: Quotas) {
  const state: LiveState<Quotas> = { status: 'ready', value, from: 'listener' };
  live.useLive.mockReturnValue(state);
  render(<SenderQuotas uid="sender" />, { wrapper: InEnglish });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const save = () => act(async () => screen.getByText('Save').click());

test('shows what the sender has and may have, with storage in gigabytes', () => {
  show({ used: { photoBytes: 4_200_000_000 }, raised: { works: 9_000 } });
  expect(field('Content, with drafts and the trash').value).toBe('9000');
  expect(field('Storage for photos, in gigabytes').value).toBe('50');
  expect(screen.getByText('The sender has 4.2. The most that you can set is 500.')).toBeTruthy();
});

test('stores what differs from the quotas of everybody', async () => {
  show({ raised: { works: 9_000 } });
  enter('Content, with drafts and the trash', '5 000');
  enter('Storage for photos, in gigabytes', '80');
  await save();
  expect(writes.raiseQuotas).toHaveBeenCalledWith('sender', { photoBytes: 80_000_000_000 });
  expect(toasts.current().at(-1)).toMatchObject({ kind: 'success' });
});

test.each(['', '-1', '1.5', '2001', 'many'])('refuses “%s”, and leads to it', async (text) => {
  show({});
  enter('Public lists', text);
  expect(field('Public lists').getAttribute('aria-invalid')).toBe('true');
  await save();
  expect(document.activeElement).toBe(field('Public lists'));
  expect(writes.raiseQuotas).not.toHaveBeenCalled();
});

test('says what went wrong, and keeps what was entered', async () => {
  writes.raiseQuotas.mockResolvedValueOnce({ reason: 'unreachable' });
  show({});
  enter('Photos', '20000');
  await save();
  expect(toasts.current().at(-1)).toMatchObject({ kind: 'error' });
  expect(field('Photos').value).toBe('20000');
});
