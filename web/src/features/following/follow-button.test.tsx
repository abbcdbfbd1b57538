// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MAX_FOLLOWS } from '@waymark/model/entities/follows';
import { exampleId } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';

const world = vi.hoisted(() => ({ session: {} as object, follows: {} as object, hasTokens: true }));
vi.mock('../../session/session.ts', () => ({ useSession: () => world.session }));
vi.mock('../../session/token-storage.ts', () => ({ hasTokens: () => world.hasTokens }));
vi.mock('../../live/core/use-live.ts', () => ({ useLive: () => world.follows }));
const writes = vi.hoisted(() => ({ writeFollow: vi.fn() }));
vi.mock('../../live/writes/private-marks.ts', () => writes);

const { FollowButton } = await import('./follow-button.tsx');
const InEnglish = await inEnglish('following', 'failures');
const CREATOR = { id: exampleId('c'), userId: exampleId('u'), name: 'Inês' };
const OPENING = { status: 'opening' };
const SIGNED_IN = { status: 'signed-in', user: { id: 'me' }, permissions: [] };

beforeEach(() => {
  Object.assign(world, { session: SIGNED_IN, follows: { status: 'loading' }, hasTokens: true });
  writes.writeFollow.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  removeToasts();
  cleanup();
});

const ready = (creators: string[]) => ({ status: 'ready', value: { creators }, from: 'listener' });
const button = () => (
  <MemoryRouter>
    <InEnglish>
      <FollowButton creator={CREATOR} />
    </InEnglish>
  </MemoryRouter>
);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a press before the session of a signed-in user is open counts, once', async () => {
  world.session = OPENING;
  const { rerender } = render(button());
  await press('Follow Inês');
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  world.session = SIGNED_IN;
  await act(async () => rerender(button()));
  expect(writes.writeFollow.mock.calls).toEqual([['me', CREATOR.id, true]]);
});

test('a press before it is known whom the user follows counts', async () => {
  render(button());
  await press('Follow Inês');
  expect(writes.writeFollow).toHaveBeenCalledWith('me', CREATOR.id, true);
});

test('a visitor without tokens is asked to sign in while the session opens', () => {
  Object.assign(world, { session: OPENING, hasTokens: false });
  render(button());
  expect(screen.getByRole('button', { name: 'Sign in to follow Inês' })).toBeDefined();
});

test('a followed creator is unfollowed, and a full list follows nobody else', async () => {
  world.follows = ready([CREATOR.id]);
  const { rerender } = render(button());
  await press('Following Inês');
  expect(writes.writeFollow).toHaveBeenCalledWith('me', CREATOR.id, false);
  writes.writeFollow.mockClear();
  world.follows = ready(Array(MAX_FOLLOWS).fill(exampleId('d')));
  rerender(button());
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  expect(latestToast().message).toContain('Unfollow one first.');
});

test('a failure is said, and the button can be pressed again', async () => {
  world.follows = ready([]);
  writes.writeFollow.mockResolvedValueOnce({ reason: 'unreachable' });
  render(button());
  await press('Follow Inês');
  expect(latestToast().message).toBeDefined();
  await press('Follow Inês');
  expect(writes.writeFollow).toHaveBeenCalledTimes(2);
});

test('creators edit their profile instead of following themselves', () => {
  world.session = { status: 'signed-in', user: { id: CREATOR.userId }, permissions: [] };
  render(button());
  expect(screen.getByRole('link', { name: 'Edit profile' })).toBeDefined();
});
