// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MAX_FOLLOWS } from '@waymark/model/entities/follows';
import { exampleId } from '@waymark/model/testing/examples';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { latestToast, removeToasts } from '../../ui/testing/latest-toast.ts';

const world = vi.hoisted(() => ({
  session: {} as object,
  connected: Promise.resolve(),
  follows: {} as object,
  hasTokens: true,
}));
vi.mock('../../session/connected-session.ts', () => ({ connectedSession: () => world.connected }));
vi.mock('../../session/session.ts', () => ({ useSession: () => world.session }));
vi.mock('../../session/token-storage.ts', () => ({ hasTokens: () => world.hasTokens }));
vi.mock('../../live/core/use-live.ts', () => ({
  useLive: (query?: object) => (query === undefined ? { status: 'loading' } : world.follows),
}));
const writes = vi.hoisted(() => ({ writeFollow: vi.fn() }));
vi.mock('../../live/writes/private-marks.ts', () => writes);

const { FollowButton } = await import('./follow-button.tsx');
const InEnglish = await inEnglish('following', 'failures');
const CREATOR = { id: exampleId('c'), userId: exampleId('u'), name: 'Inês' };
const OPENING = { status: 'opening' };
const SIGNED_IN = { status: 'signed-in', user: { id: 'me' }, permissions: [] };

beforeEach(() => {
  const connected = Promise.resolve();
  Object.assign(world, { session: SIGNED_IN, connected, follows: { status: 'loading' }, hasTokens: true });
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

/** The page once Firebase knows the user. */
async function shown() {
  const page = render(button());
  await act(async () => world.connected);
  return { show: () => act(async () => page.rerender(button())) };
}

test('a press before the session of a signed-in user is open counts, once', async () => {
  Object.assign(world, { session: OPENING, follows: { status: 'missing' } });
  const { show } = await shown();
  await press('Follow Inês');
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  world.session = SIGNED_IN;
  await show();
  expect(writes.writeFollow.mock.calls).toEqual([['me', CREATOR.id, true]]);
});

test('a press before Firebase knows the user waits until it does', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(world, { connected: promise, follows: { status: 'missing' } });
  render(button());
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(writes.writeFollow.mock.calls).toEqual([['me', CREATOR.id, true]]);
});

test.each([
  ['missing', { status: 'missing' }],
  ['of others', ready([exampleId('d')])],
  ['not read', { status: 'failed', reason: 'unavailable' }],
])('a press before it is known whom the user follows counts, where the list is %s', async (_, follows) => {
  const { show } = await shown();
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  world.follows = follows;
  await show();
  expect(writes.writeFollow.mock.calls).toEqual([['me', CREATOR.id, true]]);
});

test('such a press changes nothing where the creator is followed already', async () => {
  const { show } = await shown();
  await press('Follow Inês');
  world.follows = ready([CREATOR.id]);
  await show();
  expect(writes.writeFollow).not.toHaveBeenCalled();
  await press('Following Inês');
  expect(writes.writeFollow.mock.calls).toEqual([['me', CREATOR.id, false]]);
});

test('a visitor without tokens is asked to sign in while the session opens', () => {
  Object.assign(world, { session: OPENING, hasTokens: false });
  render(button());
  expect(screen.getByRole('button', { name: 'Sign in to follow Inês' })).toBeDefined();
});

test('a followed creator is unfollowed, and a full list follows nobody else', async () => {
  world.follows = ready([CREATOR.id]);
  const { show } = await shown();
  await press('Following Inês');
  expect(writes.writeFollow).toHaveBeenCalledWith('me', CREATOR.id, false);
  writes.writeFollow.mockClear();
  world.follows = ready(Array(MAX_FOLLOWS).fill(exampleId('d')));
  await show();
  await press('Follow Inês');
  expect(writes.writeFollow).not.toHaveBeenCalled();
  expect(latestToast().message).toContain('Unfollow one first.');
});

test('what was written shows before the list does, and the list counts once it has changed', async () => {
  world.follows = ready([]);
  const { show } = await shown();
  await press('Follow Inês');
  await press('Following Inês');
  expect(writes.writeFollow.mock.calls.map(([, , follows]) => follows)).toEqual([true, false]);
  await press('Follow Inês');
  world.follows = ready([exampleId('d')]);
  await show();
  expect(screen.getByRole('button', { name: 'Follow Inês' })).toBeDefined();
});

test('a failure is said, and the button can be pressed again', async () => {
  world.follows = ready([]);
  writes.writeFollow.mockResolvedValueOnce({ reason: 'unreachable' });
  await shown();
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
