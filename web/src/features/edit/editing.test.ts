import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotNow } from '../../live/not-now.ts';
import type { Draft, SaveAnswer, StoredDraft } from '../../live/save-work.ts';
import { Editing } from './editing.ts';
import type { Kept } from './editing-state.ts';

const START: StoredDraft = { revision: 3, content: { title: { en: 'A', fr: 'B' }, tags: ['x'] } };

/** A work in a database that several editors write to, each with a browser of its own. */
function database() {
  const editors: Editing[] = [];
  const remote = {
    stored: START as StoredDraft | undefined,
    writes: 0,
    fault: undefined as Error | undefined,
    /** The next answers are lost, although what was sent is saved. */
    lost: 0,
    tell() {
      for (const editing of editors) editing.hear(remote.stored);
    },
    edit(found?: Kept) {
      const base = remote.stored && { base: remote.stored };
      const browser = { kept: undefined as Kept | undefined, fault: undefined as Error | undefined };
      const editing = new Editing(
        {
          keep: async (what) => {
            if (browser.fault) throw browser.fault;
            browser.kept = what;
          },
          forget: async () => {
            browser.kept = undefined;
          },
          save,
        },
        found ?? { ...base, content: remote.stored?.content ?? {} },
        found !== undefined,
      );
      editors.push(editing);
      return { editing, browser };
    },
  };
  async function save(content: Draft, revision: number | undefined): Promise<SaveAnswer> {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (remote.fault) throw remote.fault;
    if (remote.stored === undefined && revision !== undefined) return { gone: true };
    if (remote.stored !== undefined && remote.stored.revision !== revision) return { behind: remote.stored };
    remote.stored = { revision: (revision ?? 0) + 1, content };
    remote.writes++;
    remote.tell();
    if (remote.lost-- > 0) throw new NotNow();
    return { saved: remote.stored };
  }
  return remote;
}

const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is written', () => {
  it('is in this browser at once, in the work within two seconds, and then no longer in the browser', async () => {
    const remote = database();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'New');
    expect(editing.state.safety).toBe('unsafe');
    await elapse(0);
    expect(editing.state.safety).toBe('kept');
    expect(browser.kept).toEqual({
      base: START,
      content: { title: { en: 'New', fr: 'B' }, tags: ['x'] },
      conflicts: [],
    });
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'B' });
    expect(editing.state.safety).toBe('saved');
    expect(browser.kept).toBeUndefined();
  });

  it('is saved within two seconds also by who never pauses', async () => {
    const remote = database();
    const { editing } = remote.edit();
    let longest = 0;
    for (let i = 0, saved = 0, since = 0; i < 100; i++) {
      editing.change('title.en', `New ${i}`);
      await elapse(100);
      if (remote.writes > saved) [saved, since] = [remote.writes, i];
      longest = Math.max(longest, i - since);
    }
    expect(longest).toBeLessThanOrEqual(20);
    expect(remote.writes).toBeLessThan(15);
  });

  it('before a crash is there afterwards, and saved', async () => {
    const remote = database();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'New');
    await elapse(0);
    editing.end();
    await elapse(5_000);
    expect(remote.stored).toEqual(START);
    const later = remote.edit(browser.kept);
    expect(later.editing.state).toMatchObject({ content: { title: { en: 'New' } }, safety: 'kept' });
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'B' });
  });

  it('is in the work also where the browser is full, which is told', async () => {
    const remote = database();
    const { editing, browser } = remote.edit();
    browser.fault = new DOMException('full', 'QuotaExceededError');
    editing.change('title.en', 'New');
    await elapse(0);
    expect(editing.state).toMatchObject({ safety: 'unsafe', isBrowserFull: true });
    await elapse(2_000);
    expect(editing.state.safety).toBe('saved');
  });

  it('without a connection waits in the browser, and goes when there is one', async () => {
    const remote = database();
    const { editing } = remote.edit();
    remote.fault = new NotNow();
    editing.change('title.en', 'New');
    await elapse(60_000);
    expect(editing.state).toMatchObject({ safety: 'kept', trouble: 'unreachable' });
    remote.fault = undefined;
    void editing.flush();
    await elapse(200);
    expect(editing.state).toMatchObject({ safety: 'saved' });
    expect(editing.state.trouble).toBeUndefined();
  });

  it('that is refused is tried again with the next change, and not before', async () => {
    const remote = database();
    const { editing } = remote.edit();
    remote.fault = new Error('permission-denied');
    editing.change('title.en', 'New');
    await elapse(60_000);
    expect(editing.state).toMatchObject({ safety: 'kept', trouble: 'refused' });
    remote.fault = undefined;
    await elapse(60_000);
    expect(remote.writes).toBe(0);
    editing.change('title.en', 'Newer');
    await elapse(2_000);
    expect(editing.state.safety).toBe('saved');
  });

  it('and saved without an answer is not in conflict with itself', async () => {
    const remote = database();
    const { editing } = remote.edit();
    remote.lost = 1;
    editing.change('title.en', 'New');
    await elapse(900);
    editing.change('title.en', 'Newer');
    await elapse(10_000);
    expect(editing.state.conflicts).toEqual([]);
    expect(remote.stored?.content['title']).toEqual({ en: 'Newer', fr: 'B' });
  });
});

describe('two who edit one work', () => {
  it('at different places both have all of it', async () => {
    const remote = database();
    const [one, other] = [remote.edit(), remote.edit()];
    one.editing.change('title.en', 'New');
    other.editing.change('title.fr', 'Neuf');
    await elapse(5_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'Neuf' });
    expect(one.editing.state.content).toEqual(other.editing.state.content);
  });

  it('at the same place are asked, and what is chosen is there for both', async () => {
    for (const [choice, title] of [
      ['mine', 'Other'],
      ['theirs', 'One'],
    ] as const) {
      const remote = database();
      const [one, other] = [remote.edit(), remote.edit()];
      one.editing.change('title.en', 'One');
      await elapse(2_000);
      one.editing.change('title.en', 'One');
      other.editing.end();
      const late = remote.edit({
        base: START,
        content: { ...START.content, title: { en: 'Other', fr: 'B' } },
      });
      await elapse(2_000);
      expect(late.editing.state).toMatchObject({ trouble: 'conflict', safety: 'kept' });
      expect(late.editing.state.conflicts).toEqual([
        { field: 'title.en', base: 'A', mine: 'Other', theirs: 'One' },
      ]);
      late.editing.resolve('title.en', choice);
      await elapse(2_000);
      expect(remote.stored?.content['title']).toEqual({ en: title, fr: 'B' });
      expect(one.editing.state.content['title']).toEqual({ en: title, fr: 'B' });
      expect(late.editing.state.safety).toBe('saved');
    }
  });

  it('of whom one deletes it leave the other with what they wrote, who can make it anew', async () => {
    const remote = database();
    const { editing } = remote.edit();
    editing.change('title.en', 'New');
    remote.stored = undefined;
    remote.tell();
    await elapse(5_000);
    expect(editing.state).toMatchObject({ trouble: 'gone', safety: 'kept' });
    expect(remote.stored).toBeUndefined();
    editing.makeAnew();
    await elapse(2_000);
    expect(remote.stored).toEqual({ revision: 1, content: { title: { en: 'New', fr: 'B' }, tags: ['x'] } });
  });

  it('agree in the end, and lose nothing that nobody decided against, in whatever order', async () => {
    const act = fc.record({
      who: fc.nat(2),
      field: fc.constantFrom('title.en', 'title.fr', 'tags'),
      pause: fc.nat(1_500),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const remote = database();
        const all = [remote.edit(), remote.edit(), remote.edit()].map(({ editing }) => editing);
        let last = new Map<string, string>();
        for (const [i, { who, field, pause }] of acts.entries()) {
          const value = field === 'tags' ? [`${i}`] : `${i}`;
          all[who]?.change(field, value);
          last = last.set(field, JSON.stringify(value));
          await elapse(pause);
        }
        for (let i = 0; i < 20; i++) {
          await elapse(3_000);
          for (const editing of all)
            for (const { field } of editing.state.conflicts) editing.resolve(field, 'mine');
        }
        for (const { state } of all) {
          expect(state).toMatchObject({ safety: 'saved', conflicts: [] });
          expect(state.content).toEqual(remote.stored?.content);
        }
        const title = remote.stored?.content['title'] as Record<string, string>;
        // Somebody wrote what stands there: nothing is made up, and nothing is from before where somebody wrote.
        if (last.has('title.en')) expect(title['en']).not.toBe('A');
        if (last.has('title.fr')) expect(title['fr']).not.toBe('B');
        for (const editing of all) editing.end();
      }),
      { numRuns: 60 },
    );
  });
});

describe('what an editor left in this browser', () => {
  it('in a conflict is in that conflict still when it is found', async () => {
    const remote = database();
    const { editing, browser } = remote.edit();
    remote.fault = new NotNow();
    editing.change('title.en', 'Mine');
    await elapse(1_000);
    remote.stored = { revision: 4, content: { ...START.content, title: { en: 'Theirs', fr: 'B' } } };
    remote.tell();
    await elapse(1_000);
    editing.end();
    remote.fault = undefined;

    const later = remote.edit(browser.kept);
    remote.tell();
    await elapse(5_000);
    expect(later.editing.state).toMatchObject({ trouble: 'conflict', safety: 'kept' });
    expect(later.editing.state.conflicts).toMatchObject([
      { field: 'title.en', mine: 'Mine', theirs: 'Theirs' },
    ]);
    later.editing.resolve('title.en', 'mine');
    await elapse(0);
    expect(later.browser.kept?.conflicts).toEqual([]);
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'Mine', fr: 'B' });
  });

  it('is kept on what was saved meanwhile, so that it is in conflict with nothing of its own', async () => {
    const remote = database();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'M');
    await elapse(750);
    editing.change('title.en', 'Mine');
    await elapse(200);
    editing.end();
    const later = remote.edit(browser.kept);
    remote.tell();
    await elapse(3_000);
    expect(later.editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
    expect(remote.stored?.content['title']).toEqual({ en: 'Mine', fr: 'B' });
  });

  it('is taken in by another of the same work: what both wrote stays, or is asked for', async () => {
    const remote = database();
    const before = { base: START, content: { title: { en: 'Left', fr: 'Gauche' }, tags: ['x'] } };
    remote.stored = { revision: 7, content: { title: { en: 'Since', fr: 'B' }, tags: ['y'] } };
    const { editing } = remote.edit();
    editing.adopt(before);
    await elapse(2_000);
    expect(editing.state.conflicts).toMatchObject([{ field: 'title.en', mine: 'Left', theirs: 'Since' }]);
    editing.resolve('title.en', 'theirs');
    await elapse(2_000);
    expect(remote.stored).toMatchObject({ content: { title: { en: 'Since', fr: 'Gauche' }, tags: ['y'] } });
    // A second time it changes nothing that was decided since.
    const writes = remote.writes;
    editing.adopt({ base: START, content: START.content });
    await elapse(2_000);
    expect(remote.writes).toBe(writes);
  });
});

it('makes a work anew that was deleted, also where nothing of it was changed', async () => {
  const remote = database();
  const { editing, browser } = remote.edit();
  remote.stored = undefined;
  remote.tell();
  expect(editing.state).toMatchObject({ trouble: 'gone', safety: 'saved' });
  editing.makeAnew();
  await elapse(0);
  expect(browser.kept).toMatchObject({ content: START.content });
  await elapse(2_000);
  expect(remote.stored).toEqual({ revision: 1, content: START.content });
  expect(editing.state).toMatchObject({ safety: 'saved' });
});

it('saves at once what is not saved, also what was changed while it was on its way', async () => {
  const remote = database();
  const { editing } = remote.edit();
  editing.change('title.en', 'One');
  const first = editing.flush();
  await elapse(50);
  editing.change('title.fr', 'Deux');
  const second = editing.flush();
  await elapse(250);
  await Promise.all([first, second]);
  expect(editing.state.safety).toBe('saved');
  expect(remote.stored?.content['title']).toEqual({ en: 'One', fr: 'Deux' });
});

describe('undoing', () => {
  it('takes back what this editor did, and not what another did meanwhile', async () => {
    const remote = database();
    const [one, other] = [remote.edit(), remote.edit()];
    one.editing.change('title.en', 'New');
    await elapse(2_000);
    other.editing.change('tags', ['y']);
    await elapse(2_000);
    one.editing.undo();
    expect(one.editing.state).toMatchObject({ canUndo: false, canRedo: true });
    await elapse(2_000);
    expect(remote.stored?.content).toEqual({ title: { en: 'A', fr: 'B' }, tags: ['y'] });
    one.editing.redo();
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'B' });
  });

  it('of nothing changes nothing', () => {
    const { editing } = database().edit();
    const heard = vi.fn();
    editing.onChange(heard);
    editing.undo();
    editing.redo();
    editing.change('title.en', 'A');
    expect(heard).not.toHaveBeenCalled();
  });
});

it('a new work is made with the first change, and not before', async () => {
  const remote = database();
  remote.stored = undefined;
  const { editing } = remote.edit();
  editing.hear(undefined);
  await elapse(5_000);
  expect(editing.state.trouble).toBeUndefined();
  editing.change('title.en', 'First');
  await elapse(2_000);
  expect(remote.stored).toEqual({ revision: 1, content: { title: { en: 'First' } } });
});
