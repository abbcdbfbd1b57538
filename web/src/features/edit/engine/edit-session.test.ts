import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft, StoredDraft } from '../../../live/writes/save-work.ts';
import { elapse, TITLE, workOf, world } from '../testing/fake-world.ts';
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

it('takes up what a tab that crashed without a connection had written, and saves it', async () => {
  const all = world();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Written');
  all.crash(first);
  await elapse(5_000);

  // Without a connection as well: it is shown before the database says anything.
  const second = all.openSession();
  await elapse(0);
  expect(second.edited.current()?.kind).toBe('pin');
  expect(second.editing?.state).toMatchObject({ safety: 'kept', content: { title: { en: 'Written' } } });
  all.isAway = false;
  await elapse(5_000);
  expect(titleIn(all.stored?.content)).toEqual({ en: 'Written', fr: 'B' });
  expect(all.kept.size).toBe(0);
});

it('leaves to another tab what that tab is writing', async () => {
  const all = world();
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

it('takes in one after another what several tabs left, and asks where they disagree', async () => {
  const all = world();
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
  expect(all.kept.size).toBe(3);

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
  expect(all.kept.size).toBe(0);
});

it('asks again after a crash where nobody had chosen yet', async () => {
  const all = world();
  const first = all.openSession();
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Mine');
  all.isAway = false;
  all.stored = { revision: 2, content: { title: { en: 'Theirs', fr: 'B' } } };
  first.hear(workOf(all.stored));
  await elapse(0);
  all.crash(first);
  const second = all.openSession();
  await elapse(3_000);
  expect(second.editing?.state.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  expect(titleIn(all.stored.content)).toEqual({ en: 'Theirs', fr: 'B' });
});

it('is not shown what somebody else left', async () => {
  const all = world();
  const first = all.openSession('you');
  await elapse(0);
  all.isAway = true;
  await all.write(first, 'title.en', 'Yours');
  all.crash(first);
  all.isAway = false;
  const mine = all.openSession('me');
  await elapse(3_000);
  expect(titleIn(mine.editing?.state.content)).toEqual(TITLE);
  expect(all.kept.size).toBe(1);
});

it('saves what is not saved when it ends, and the next one waits for that', async () => {
  const all = world();
  const first = all.openSession();
  await elapse(0);
  await all.write(first, 'title.en', 'Last');
  first.end();
  const second = all.openSession();
  await elapse(200);
  second.hear(all.stored && workOf(all.stored));
  expect(all.stored?.revision).toBe(2);
  expect(second.editing?.state).toMatchObject({ safety: 'saved', content: { title: { en: 'Last' } } });
  expect(all.kept.size).toBe(0);
});

it('of a work that was deleted while nobody was connected has what was written, to make it anew', async () => {
  const all = world();
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

it('of a work that nobody has and nobody wrote has nothing to edit', async () => {
  const all = world();
  all.stored = undefined;
  const session = all.openSession();
  await elapse(2_000);
  expect(session.editing).toBeUndefined();
});

it('loses nothing that was written, whichever tabs crash, and in whatever order', async () => {
  const step = fc.record({
    tab: fc.nat(2),
    does: fc.constantFrom('write', 'crash', 'away', 'back'),
    language: fc.constantFrom('en', 'fr'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const all = world();
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
        // Each text is written once, into a place of its own.
        if (does === 'write' && session.editing) await all.write(session, `text${number++}.${language}`, 'x');
        if (does === 'back') for (const one of tabs) one?.hear(all.stored && workOf(all.stored));
      }
      all.isAway = false;
      for (const one of tabs) one?.hear(all.stored && workOf(all.stored));
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
