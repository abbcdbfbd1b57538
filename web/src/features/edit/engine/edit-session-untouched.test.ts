import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredDraft } from '../../../live/writes/save-work.ts';
import { elapse, world } from '../testing/fake-world.ts';
import type { EditSession } from './edit-session.ts';

vi.mock('../../../live/writes/save-work.ts', () => ({
  saveWork: () => Promise.reject(new Error('not in this test')),
  storedDraft: ({ revision, content }: StoredDraft) => ({ revision, content }),
}));

vi.mock('../../../live/writes/work-mutations.ts', () => ({
  discardWork: () => Promise.reject(new Error('not in this test')),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes away what was made for it and left without a word in it, quietly', async () => {
  const all = world();
  const visit = all.visit('me', true);
  await elapse(0);
  visit.end();
  await elapse(0);
  expect(all.stored).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

it('takes away what was left before it could be shown', async () => {
  const all = world();
  all.visit('me', true).end();
  await elapse(0);
  expect(all.stored).toBeUndefined();
});

it.each<[string, (all: ReturnType<typeof world>, visit: EditSession) => unknown]>([
  [
    'was written, also where it was taken back',
    (all, visit) => all.write(visit, 'title.en', 'X').then(() => visit.editing?.undo()),
  ],
  [
    'was given something that came by itself and went again, in a browser that keeps nothing',
    (all, visit) => {
      all.around.keep = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      visit.editing?.arrive('tags', ['came']);
      visit.editing?.arrive('tags', undefined);
    },
  ],
  ['was written elsewhere', (all) => (all.stored = { revision: 2, content: {} })],
  ['has the page again', (all) => (all.isShown = true)],
  ['is open in another tab', (all) => all.visit()],
  ['cannot be reached, also once it can be', (all) => (all.isAway = true)],
])('leaves what was made for it where it %s', async (_, before) => {
  const all = world();
  const visit = all.visit('me', true);
  await elapse(0);
  await before(all, visit);
  visit.end();
  await elapse(5_000);
  all.isAway = false;
  await elapse(5_000);
  expect(all.stored).toBeDefined();
});

it('leaves what it was opened with, and what another visit has kept of it', async () => {
  const all = world();
  const old = all.visit();
  await elapse(0);
  old.end();
  await elapse(0);
  expect(all.stored).toBeDefined();

  const crashed = all.visit();
  await elapse(0);
  all.isAway = true;
  await all.write(crashed, 'title.en', 'X');
  all.crash(crashed);
  const visit = all.visit('me', true);
  visit.end();
  all.isAway = false;
  await elapse(5_000);
  expect(all.stored).toBeDefined();
});
