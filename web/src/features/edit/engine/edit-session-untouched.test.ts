// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredDraft } from '../../../live/writes/save-work.ts';
import { elapse, fakeWorld } from '../testing/fake-world.ts';
import { discardLeftWorks, type EditSession } from './edit-session.ts';

vi.mock('../../../live/writes/save-work.ts', () => ({
  saveWork: () => Promise.reject(new Error('not in this test')),
  storedDraft: ({ revision, content }: StoredDraft) => ({ revision, content }),
}));

vi.mock('../../../live/writes/work-mutations.ts', () => ({
  discardWork: () => Promise.reject(new Error('not in this test')),
}));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('deletes a work that was created for the session and left empty, without a message', async () => {
  const all = fakeWorld();
  const session = all.openSession('me', true);
  await elapse(0);
  session.end();
  await elapse(0);
  expect(all.stored).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

it('leaves a work alone whose photos are still on their way', async () => {
  const all = fakeWorld();
  all.hasUploads = true;
  const session = all.openSession('me', true);
  await elapse(0);
  session.end();
  await elapse(0);
  expect(all.stored).toBeDefined();
});

it('deletes a work at the next visit whose tab was closed, once it is open nowhere', async () => {
  const all = fakeWorld();
  const closed = all.openSession('me', true);
  await elapse(0);
  // A closed tab releases its locks, and runs nothing any more.
  all.close(closed);
  const other = all.openSession('me');
  discardLeftWorks('me', all.dependencies);
  await elapse(0);
  expect(all.stored).toBeDefined();
  other.end();
  await elapse(0);
  const again = all.openSession('me', true);
  await elapse(0);
  all.close(again);
  discardLeftWorks('somebody else', all.dependencies);
  await elapse(0);
  expect(all.stored).toBeDefined();
  discardLeftWorks('me', all.dependencies);
  await elapse(0);
  expect(all.stored).toBeUndefined();
  expect(localStorage.getItem('waymark.new-works')).toBeNull();
});

it('deletes a work that is left for a page that looks for left works at the same moment', async () => {
  const all = fakeWorld();
  const session = all.openSession('me', true);
  await elapse(0);
  session.end();
  discardLeftWorks('me', all.dependencies);
  await elapse(0);
  expect(all.stored).toBeUndefined();
});

it('deletes a work that was left before its editor was shown', async () => {
  const all = fakeWorld();
  all.openSession('me', true).end();
  await elapse(0);
  expect(all.stored).toBeUndefined();
});

it.each<[string, (all: ReturnType<typeof fakeWorld>, session: EditSession) => unknown]>([
  [
    'was changed, even if the change was undone',
    (all, session) => all.write(session, 'title.en', 'X').then(() => session.editing?.undo()),
  ],
  [
    'received a value by itself that was removed again, in a browser that stores nothing',
    (all, session) => {
      all.dependencies.storeDraft = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      session.editing?.addArrival('tags', ['came']);
      session.editing?.addArrival('tags', undefined);
    },
  ],
  ['was changed elsewhere', (all) => (all.stored = { revision: 2, content: {} })],
  ['is shown on the page again', (all) => (all.isShown = true)],
  ['is open in another tab', (all) => all.openSession()],
  ['cannot be reached, even if it can be reached later', (all) => (all.isAway = true)],
])('keeps a work created for the session where it %s', async (_, before) => {
  const all = fakeWorld();
  const session = all.openSession('me', true);
  await elapse(0);
  await before(all, session);
  session.end();
  await elapse(5_000);
  all.isAway = false;
  await elapse(5_000);
  expect(all.stored).toBeDefined();
});

it('keeps an existing work, and a work of which another session has stored a draft', async () => {
  const all = fakeWorld();
  const old = all.openSession();
  await elapse(0);
  old.end();
  await elapse(0);
  expect(all.stored).toBeDefined();

  const crashed = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(crashed, 'title.en', 'X');
  all.crash(crashed);
  const session = all.openSession('me', true);
  session.end();
  all.isAway = false;
  await elapse(5_000);
  expect(all.stored).toBeDefined();
});
