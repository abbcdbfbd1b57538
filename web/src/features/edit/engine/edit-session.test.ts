import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft, StoredDraft } from '../../../live/writes/save-work.ts';
import { elapse, fakeWorld, TITLE, workOf } from '../testing/fake-world.ts';
import type { EditSession } from './edit-session.ts';

vi.mock('../../../live/writes/save-work.ts', () => ({
  saveWork: () => Promise.reject(new Error('not in this test')),
  storedDraft: ({ revision, content }: StoredDraft) => ({ revision, content }),
}));

vi.mock('../../../live/writes/work-mutations.ts', () => ({
  discardWork: () => Promise.reject(new Error('not in this test')),
}));

const titleIn = (content: Draft | undefined) => content?.['title'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('restores and saves the draft of a tab that crashed without a connection', async () => {
  const all = fakeWorld();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Written');
  all.crash(first);
  await elapse(5_000);

  // Without a connection the draft is shown before the database answers.
  const second = all.openSession();
  await elapse(0);
  expect(second.edited.current()?.kind).toBe('pin');
  expect(second.editing?.state).toMatchObject({ safety: 'local', content: { title: { en: 'Written' } } });
  all.isAway = false;
  await elapse(5_000);
  expect(titleIn(all.stored?.content)).toEqual({ en: 'Written', fr: 'B' });
  expect(all.drafts.size).toBe(0);
});

it('leaves a draft to the tab that is writing it', async () => {
  const all = fakeWorld();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Writ');
  all.isAway = false;
  const second = all.openSession();
  await elapse(0);
  expect(titleIn(second.editing?.state.content)).toEqual(TITLE);
  await all.write(first, 'title.en', 'Written');
  await all.write(second, 'title.fr', 'Écrit');
  await elapse(5_000);
  expect(titleIn(all.stored?.content)).toEqual({ en: 'Written', fr: 'Écrit' });
  expect(first.editing?.state.conflicts).toEqual([]);
  expect(second.editing?.state.conflicts).toEqual([]);
});

it('merges the drafts of several tabs one after another, and asks where they conflict', async () => {
  const all = fakeWorld();
  const sessions = [all.openSession(), all.openSession(), all.openSession()];
  await elapse(0);
  all.isAway = true;
  for (const [index, session] of sessions.entries()) {
    await all.write(session, 'title.en', `Tab ${index}`);
    await elapse(10);
  }
  if (sessions[0]) await all.write(sessions[0], 'title.fr', 'Onglet');
  for (const session of sessions) all.crash(session);
  all.isAway = false;
  expect(all.drafts.size).toBe(3);

  const later = all.openSession();
  await elapse(3_000);
  const seen = new Set<unknown>();
  for (let asked = 0; asked < 3; asked++) {
    const [conflict] = later.editing?.state.conflicts ?? [];
    if (conflict === undefined) break;
    seen.add(conflict.mine).add(conflict.theirs);
    later.editing?.resolve(conflict.field, 'mine');
    await elapse(3_000);
  }
  expect([...seen].toSorted()).toEqual(['Tab 0', 'Tab 1', 'Tab 2']);
  expect(titleIn(all.stored?.content)).toMatchObject({ fr: 'Onglet' });
  expect(all.drafts.size).toBe(0);
});

it('shows an open conflict again after a crash', async () => {
  const all = fakeWorld();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Mine');
  all.isAway = false;
  all.stored = { revision: 2, content: { title: { en: 'Theirs', fr: 'B' } } };
  first.receive(workOf(all.stored));
  await elapse(0);
  all.crash(first);
  const second = all.openSession();
  await elapse(3_000);
  expect(second.editing?.state.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  expect(titleIn(all.stored.content)).toEqual({ en: 'Theirs', fr: 'B' });
});

it('does not show the drafts of another user', async () => {
  const all = fakeWorld();
  const first = all.openSession('you');
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Yours');
  all.crash(first);
  all.isAway = false;
  const mine = all.openSession('me');
  await elapse(3_000);
  expect(titleIn(mine.editing?.state.content)).toEqual(TITLE);
  expect(all.drafts.size).toBe(1);
});

it('saves all changes at its end, and the next session waits for that', async () => {
  const all = fakeWorld();
  const first = all.openSession();
  await elapse(0);
  await all.write(first, 'title.en', 'Last');
  first.end();
  const second = all.openSession();
  await elapse(200);
  second.receive(all.stored && workOf(all.stored));
  expect(all.stored?.revision).toBe(2);
  expect(second.editing?.state).toMatchObject({ safety: 'saved', content: { title: { en: 'Last' } } });
  expect(all.drafts.size).toBe(0);
});

it('restores the draft of a work that was deleted while the creator was offline, to create the work again', async () => {
  const all = fakeWorld();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Mine');
  all.crash(first);
  all.isAway = false;
  all.stored = undefined;
  const second = all.openSession();
  await elapse(2_000);
  expect(second.editing?.state).toMatchObject({
    failure: { reason: 'gone' },
    content: { title: { en: 'Mine' } },
  });
  second.editing?.recreate();
  await elapse(2_000);
  expect(all.stored).toMatchObject({ revision: 1, content: { title: { en: 'Mine' } } });
});

it('has nothing to edit where neither the work nor a draft exists', async () => {
  const all = fakeWorld();
  all.stored = undefined;
  const session = all.openSession();
  await elapse(2_000);
  expect(session.editing).toBeUndefined();
});

it('loses no text, whichever tabs crash, in any order', async () => {
  const step = fc.record({
    tab: fc.nat(2),
    does: fc.constantFrom('write', 'crash', 'away', 'back'),
    language: fc.constantFrom('en', 'fr'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const all = fakeWorld();
      const tabs: (EditSession | undefined)[] = [];
      let number = 0;
      for (const { tab, does, language } of steps) {
        const session = tabs[tab] ?? all.openSession();
        tabs[tab] = session;
        await elapse(0);
        if (does === 'away' || does === 'back') all.isAway = does === 'away';
        if (does === 'crash') {
          all.crash(session);
          tabs[tab] = undefined;
        }
        // Each text is written once, into a field of its own.
        if (does === 'write' && session.editing) await all.write(session, `text${number++}.${language}`, 'x');
        if (does === 'back') for (const one of tabs) one?.receive(all.stored && workOf(all.stored));
      }
      all.isAway = false;
      for (const one of tabs) one?.receive(all.stored && workOf(all.stored));
      await elapse(60_000);
      for (const one of tabs) if (one) all.crash(one);
      all.openSession();
      await elapse(60_000);
      const fields = Object.keys(all.stored?.content ?? {}).filter((name) => name.startsWith('text'));
      expect(fields).toHaveLength(number);
    }),
    { numRuns: 40 },
  );
}, 30_000);
