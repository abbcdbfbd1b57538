import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import { createFakeWork, START } from '../testing/fake-work.ts';

const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('two editors of one work', () => {
  it('merge changes of different fields', async () => {
    const remote = createFakeWork();
    const [one, other] = [remote.edit(), remote.edit()];
    one.editing.change('title.en', 'New');
    other.editing.change('title.fr', 'Neuf');
    await elapse(5_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'Neuf' });
    expect(one.editing.state.content).toEqual(other.editing.state.content);
  });

  it('merge changes of two paragraphs of one story, also where one is typed before the other arrives', async () => {
    const story = (...texts: string[]) =>
      JSON.stringify({
        type: 'doc',
        content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
      });
    const remote = createFakeWork();
    const [one, other] = [remote.edit(), remote.edit()];
    const [first, theirs] = [story('One.', 'Two.'), story('One.', 'Two there.')];
    one.editing.change('body.en', first);
    await elapse(3_000);
    other.editing.change('body.en', theirs);
    await elapse(3_000);
    // The field of the first editor reports what was typed before it had the change.
    one.editing.change('body.en', story('One here.', 'Two.'), { value: first });
    await elapse(3_000);
    expect(one.editing.state.conflicts).toEqual([]);
    expect(remote.stored?.content['body']).toEqual({ en: story('One here.', 'Two there.') });
    one.editing.change('body.en', story('One here.', 'Two, mine.'), { value: first });
    expect(one.editing.state.conflicts).toMatchObject([{ theirs: story('One here.', 'Two there.') }]);
  });

  /** A story of these paragraphs. */
  const storyOf = (texts: readonly string[]) =>
    JSON.stringify({
      type: 'doc',
      content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    });
  const DAY = 86_400_000;

  it('lose nothing where one was offline for a day and both wrote: other paragraphs, tags, photos and places', async () => {
    const remote = createFakeWork();
    remote.stored = {
      revision: 3,
      content: {
        title: { en: 'A' },
        body: { en: storyOf(['One.', 'Two.', 'Three.']) },
        tags: ['x'],
        photos: [],
      },
    };
    const before = remote.stored.content;
    const [owner, coWriter] = [remote.edit(), remote.edit()];
    // The co-writer goes offline: what comes from the database no longer reaches them, and they go on writing.
    remote.notify = () => owner.editing.receive(remote.stored);
    coWriter.editing.change('body.en', storyOf(['One.', 'Two.', 'Three, on the train.', 'Four.']));
    coWriter.editing.change('tags', ['x', 'train']);
    coWriter.editing.change('photos', [{ path: 'photos/co-writer/1' }]);
    coWriter.editing.end();
    await elapse(DAY / 2);
    const kept = { base: remote.stored, content: coWriter.editing.state.content };
    owner.editing.change('body.en', storyOf(['One, at home.', 'Two.', 'Three.']));
    owner.editing.change('tags', ['x', 'home']);
    owner.editing.change('photos', [{ path: 'photos/owner/1' }]);
    owner.editing.change('title.en', 'Home');
    await elapse(DAY / 2);
    expect(remote.stored.content).not.toEqual(before);

    // A day later: the browser has the draft and its base.
    const back = remote.edit(kept);
    remote.notify = () => {
      for (const { editing } of [owner, back]) editing.receive(remote.stored);
    };
    await elapse(5_000);
    expect(back.editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
    expect(remote.stored.content).toMatchObject({
      title: { en: 'Home' },
      body: { en: storyOf(['One, at home.', 'Two.', 'Three, on the train.', 'Four.']) },
    });
    for (const [field, both] of [
      ['tags', ['x', 'home', 'train']],
      ['photos', [{ path: 'photos/owner/1' }, { path: 'photos/co-writer/1' }]],
    ] as const) {
      expect(remote.stored.content[field]).toHaveLength(both.length);
      expect(remote.stored.content[field]).toEqual(expect.arrayContaining([...both]));
    }
    expect(owner.editing.state.content).toEqual(back.editing.state.content);
  });

  it('keep every paragraph that either changed while one was offline, or say that both changed it', async () => {
    const texts = fc.array(fc.constantFrom('same', 'mine', 'theirs', 'both'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(texts, async (changes) => {
        const remote = createFakeWork();
        const start = changes.map((_, index) => `Paragraph ${index}.`);
        remote.stored = { revision: 3, content: { body: { en: storyOf(start) } } };
        const changed = (who: 'mine' | 'theirs') =>
          start.map((text, index) =>
            changes[index] === who || changes[index] === 'both' ? `${text} (${who})` : text,
          );
        const kept = { base: remote.stored, content: { body: { en: storyOf(changed('mine')) } } };
        const owner = remote.edit();
        owner.editing.change('body.en', storyOf(changed('theirs')));
        await elapse(DAY);
        const back = remote.edit(kept);
        await elapse(5_000);
        const { conflicts, content } = back.editing.state;
        const seen = JSON.stringify([conflicts, content, remote.stored]);
        for (const who of ['mine', 'theirs'] as const) {
          for (const text of changed(who)) if (text.endsWith(')')) expect(seen).toContain(text);
        }
        expect(conflicts.length > 0).toBe(changes.includes('both'));
        for (const { editing } of [owner, back]) editing.end();
      }),
      { numRuns: 50 },
    );
  });

  it('get a conflict for changes of the same field, and the choice reaches both', async () => {
    for (const [choice, title] of [
      ['mine', 'Other'],
      ['theirs', 'One'],
    ] as const) {
      const remote = createFakeWork();
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
      expect(late.editing.state).toMatchObject({ failure: { reason: 'conflict' }, safety: 'local' });
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

  it('keep the content of one where the other deletes the work, and can create it again', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    editing.change('title.en', 'New');
    remote.stored = undefined;
    remote.notify();
    await elapse(5_000);
    expect(editing.state).toMatchObject({ failure: { reason: 'gone' }, safety: 'local' });
    expect(remote.stored).toBeUndefined();
    editing.recreate();
    await elapse(2_000);
    expect(remote.stored).toMatchObject({
      revision: 1,
      content: { title: { en: 'New', fr: 'B' }, tags: ['x'] },
    });
  });

  it('end with the same content, and lose nothing without a decision, in any order', async () => {
    const act = fc.record({
      who: fc.nat(2),
      field: fc.constantFrom('title.en', 'title.fr', 'tags'),
      pause: fc.nat(1_500),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const remote = createFakeWork();
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
        // Each value was written by one of them, and no value from before a change remains.
        if (last.has('title.en')) expect(title['en']).not.toBe('A');
        if (last.has('title.fr')) expect(title['fr']).not.toBe('B');
        for (const editing of all) editing.end();
      }),
      { numRuns: 60 },
    );
  });
});

describe('a draft that an editor left in this browser', () => {
  it('still has its conflict when it is restored', async () => {
    const remote = createFakeWork();
    const { editing, browser } = remote.edit();
    remote.fault = new UnavailableError();
    editing.change('title.en', 'Mine');
    await elapse(1_000);
    remote.stored = { revision: 4, content: { ...START.content, title: { en: 'Theirs', fr: 'B' } } };
    remote.notify();
    await elapse(1_000);
    editing.end();
    remote.fault = undefined;

    const later = remote.edit(browser.draft);
    remote.notify();
    await elapse(5_000);
    expect(later.editing.state).toMatchObject({ failure: { reason: 'conflict' }, safety: 'local' });
    expect(later.editing.state.conflicts).toMatchObject([
      { field: 'title.en', mine: 'Mine', theirs: 'Theirs' },
    ]);
    later.editing.resolve('title.en', 'mine');
    await elapse(0);
    expect(later.browser.draft?.conflicts).toEqual([]);
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'Mine', fr: 'B' });
  });

  it('is based on the last save, so that it does not conflict with its own changes', async () => {
    const remote = createFakeWork();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'M');
    await elapse(750);
    editing.change('title.en', 'Mine');
    await elapse(200);
    editing.end();
    const later = remote.edit(browser.draft);
    remote.notify();
    await elapse(3_000);
    expect(later.editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
    expect(remote.stored?.content['title']).toEqual({ en: 'Mine', fr: 'B' });
  });

  it('does not conflict with its own save whose answer was lost, in any editor', async () => {
    for (const isAdopted of [true, false]) {
      const remote = createFakeWork();
      const { editing, browser, session } = remote.edit();
      remote.lost = 1;
      editing.change('title.en', 'M');
      await elapse(750);
      editing.change('title.en', 'Mine');
      await elapse(0);
      editing.end();
      const draft = { content: {}, ...browser.draft, base: START };
      await elapse(200);
      expect(remote.stored?.content['title']).toEqual({ en: 'M', fr: 'B' });

      const later = isAdopted ? remote.edit() : remote.edit(draft, session);
      if (isAdopted) later.editing.adopt(draft, session);
      remote.notify();
      await elapse(3_000);
      expect(later.editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
      expect(remote.stored?.content['title']).toEqual({ en: 'Mine', fr: 'B' });
    }
  });

  it('is merged by another editor of the same work: both changes are kept, or are in conflict', async () => {
    const remote = createFakeWork();
    const before = { base: START, content: { title: { en: 'Left', fr: 'Gauche' }, tags: ['x'] } };
    remote.stored = { revision: 7, content: { title: { en: 'Since', fr: 'B' }, tags: ['y'] } };
    const { editing } = remote.edit();
    editing.adopt(before, 'left');
    await elapse(2_000);
    expect(editing.state.conflicts).toMatchObject([{ field: 'title.en', mine: 'Left', theirs: 'Since' }]);
    editing.resolve('title.en', 'theirs');
    await elapse(2_000);
    expect(remote.stored).toMatchObject({ content: { title: { en: 'Since', fr: 'Gauche' }, tags: ['y'] } });
    // Merging it a second time changes no later decision.
    const writes = remote.writes;
    editing.adopt({ base: START, content: START.content }, 'left');
    await elapse(2_000);
    expect(remote.writes).toBe(writes);
  });
});
