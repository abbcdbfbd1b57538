import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailableError } from '../../../live/core/unavailable-error.ts';
import { createFakeWork, LONGEST, START } from '../testing/fake-work.ts';

const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reported.mockReset();
});

describe('a change', () => {
  it('is in this browser at once, in the work within two seconds, and then no longer in the browser', async () => {
    const remote = createFakeWork();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'New');
    expect(editing.state.safety).toBe('unsafe');
    await elapse(0);
    expect(editing.state.safety).toBe('local');
    expect(browser.draft).toEqual({
      base: START,
      content: { title: { en: 'New', fr: 'B' }, tags: ['x'] },
      conflicts: [],
    });
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'B' });
    expect(editing.state.safety).toBe('saved');
    expect(browser.draft).toBeUndefined();
  });

  it('is saved within two seconds also without a pause in typing', async () => {
    const remote = createFakeWork();
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

  it('before a crash is restored and saved after it', async () => {
    const remote = createFakeWork();
    const { editing, browser } = remote.edit();
    editing.change('title.en', 'New');
    await elapse(0);
    editing.end();
    await elapse(5_000);
    expect(remote.stored).toEqual(START);
    const later = remote.edit(browser.draft);
    expect(later.editing.state).toMatchObject({ content: { title: { en: 'New' } }, safety: 'local' });
    await elapse(2_000);
    expect(remote.stored?.content['title']).toEqual({ en: 'New', fr: 'B' });
  });

  it('is saved to the work also where the browser is full, which is reported', async () => {
    const remote = createFakeWork();
    const { editing, browser } = remote.edit();
    browser.fault = new DOMException('full', 'QuotaExceededError');
    editing.change('title.en', 'New');
    await elapse(0);
    expect(editing.state).toMatchObject({ safety: 'unsafe', isBrowserFull: true });
    await elapse(2_000);
    expect(editing.state.safety).toBe('saved');
  });

  it('without a connection is stored in the browser, and saved when the connection is back', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.fault = new UnavailableError();
    editing.change('title.en', 'New');
    await elapse(60_000);
    expect(editing.state).toMatchObject({ safety: 'local', failure: { reason: 'unreachable' } });
    remote.fault = undefined;
    void editing.flush();
    await elapse(200);
    expect(editing.state).toMatchObject({ safety: 'saved' });
    expect(editing.state.failure).toBeUndefined();
  });

  it('that is refused is saved again with the next change, and not before', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.fault = new FirebaseError('permission-denied', 'No');
    editing.change('title.en', 'New');
    await elapse(60_000);
    expect(editing.state).toMatchObject({ safety: 'local', failure: { reason: 'refused' } });
    remote.fault = undefined;
    await elapse(60_000);
    expect(remote.writes).toBe(0);
    editing.change('title.en', 'Newer');
    await elapse(2_000);
    expect(editing.state.safety).toBe('saved');
  });

  it('whose save fails for an unknown reason is reported as a fault of the application', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.fault = new TypeError('undefined is not a function');
    editing.change('title.en', 'New');
    await elapse(60_000);
    expect(editing.state).toMatchObject({ safety: 'local', failure: { reason: 'broken' } });
    expect(reported).toHaveBeenCalledExactlyOnceWith(remote.fault);
    remote.fault = undefined;
    editing.change('title.en', 'Newer');
    await elapse(2_000);
    expect(editing.state.safety).toBe('saved');
  });

  it('that makes the content too large is refused, whatever the code of the error', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.fault = new FirebaseError('invalid-argument', 'The document is too large.');
    editing.change('title.en', 'x'.repeat(LONGEST));
    await elapse(2_000);
    expect(editing.state).toMatchObject({ safety: 'local', failure: { reason: 'refused' } });
    expect(reported).not.toHaveBeenCalled();
  });

  it('during a save that is refused is saved all the same', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    Object.assign(remote, { takes: 2_000, fault: new FirebaseError('permission-denied', 'No') });
    editing.change('title.en', 'Too long');
    await elapse(800);
    editing.change('title.en', 'Short');
    await elapse(2_000);
    remote.fault = undefined;
    await elapse(5_000);
    expect(editing.state).toMatchObject({ safety: 'saved', content: { title: { en: 'Short' } } });
    expect(editing.state.failure).toBeUndefined();
  });

  it('that was saved without an answer does not conflict with itself', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.lost = 1;
    editing.change('title.en', 'New');
    await elapse(900);
    editing.change('title.en', 'Newer');
    await elapse(10_000);
    expect(editing.state.conflicts).toEqual([]);
    expect(remote.stored?.content['title']).toEqual({ en: 'Newer', fr: 'B' });
  });

  it('that is saved and found again by a repeated transaction does not conflict with what was typed since', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.repeated = 1;
    editing.change('title.en', 'New');
    await elapse(750);
    editing.change('title.en', 'Newer');
    await elapse(10_000);
    expect(editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
    expect(remote.stored?.content['title']).toEqual({ en: 'Newer', fr: 'B' });
  });

  it('that was saved without an answer, and then changed elsewhere in another field, does not conflict with itself', async () => {
    const remote = createFakeWork();
    const { editing } = remote.edit();
    remote.lost = 1;
    editing.change('title.en', 'New');
    await elapse(900);
    editing.change('title.en', 'Newer');
    const saved = remote.stored?.content ?? {};
    remote.stored = { revision: 5, content: { ...saved, tags: ['theirs'] }, session: 'another' };
    await elapse(10_000);
    expect(editing.state).toMatchObject({ safety: 'saved', conflicts: [] });
    expect(remote.stored?.content).toEqual({ title: { en: 'Newer', fr: 'B' }, tags: ['theirs'] });
  });
});

it('creates a deleted work again, also without a change', async () => {
  const remote = createFakeWork();
  const { editing, browser } = remote.edit();
  remote.stored = undefined;
  remote.notify();
  expect(editing.state).toMatchObject({ failure: { reason: 'gone' }, safety: 'saved' });
  editing.recreate();
  await elapse(0);
  expect(browser.draft).toMatchObject({ content: START.content });
  await elapse(2_000);
  expect(remote.stored).toMatchObject({ revision: 1, content: START.content });
  expect(editing.state).toMatchObject({ safety: 'saved' });
});

it('saves at once all unsaved changes, also those made during a save', async () => {
  const remote = createFakeWork();
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
  it('reverts a change of this editor, and not one of another editor', async () => {
    const remote = createFakeWork();
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

  it('skips changes that happened by themselves, which do not end redo either', async () => {
    const { editing } = createFakeWork().edit();
    const tags = () => editing.state.content['tags'];
    editing.change('tags', ['x', 'mine']);
    editing.change('title.en', 'New');
    editing.addArrival('tags', ['x', 'mine', 'came']);
    editing.undo();
    expect(editing.state.content['title']).toEqual({ en: 'A', fr: 'B' });
    editing.addArrival('tags', ['x', 'mine', 'came', 'later']);
    expect(editing.state.canRedo).toBe(true);
    editing.undo();
    expect(tags()).toEqual(['x', 'came', 'later']);
    editing.redo();
    editing.redo();
    expect(editing.state).toMatchObject({ content: { title: { en: 'New' } }, canRedo: false });
    expect(tags()).toEqual(['x', 'mine', 'came', 'later']);
    editing.change('tags', ['x', 'mine', 'later']);
    editing.undo();
    expect(tags()).toEqual(['x', 'mine', 'came', 'later']);
  });

  it('keeps what another editor added to a list meanwhile', async () => {
    const remote = createFakeWork();
    const [one, other] = [remote.edit(), remote.edit()];
    one.editing.change('tags', ['x', 'mine']);
    await elapse(2_000);
    other.editing.change('tags', ['x', 'mine', 'theirs']);
    await elapse(2_000);
    one.editing.undo();
    expect(one.editing.state.content['tags']).toEqual(['x', 'theirs']);
  });

  it('without a step changes nothing', () => {
    const { editing } = createFakeWork().edit();
    const listener = vi.fn();
    editing.onChange(listener);
    editing.undo();
    editing.redo();
    editing.change('title.en', 'A');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('saves everything also for two callers at once', async () => {
  const { editing } = createFakeWork().edit();
  editing.change('title.en', 'One');
  const safeties = [1, 2].map(() => editing.flush().then(() => editing.state.safety));
  await elapse(1_000);
  expect(await Promise.all(safeties)).toEqual(['saved', 'saved']);
});

it('creates a new work with the first change, and not before', async () => {
  const remote = createFakeWork();
  remote.stored = undefined;
  const { editing } = remote.edit();
  editing.receive(undefined);
  await elapse(5_000);
  expect(editing.state.failure).toBeUndefined();
  editing.change('title.en', 'First');
  await elapse(2_000);
  expect(remote.stored).toMatchObject({ revision: 1, content: { title: { en: 'First' } } });
});
