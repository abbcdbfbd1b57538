import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type History, NO_HISTORY, redoStep, undoStep, withStep } from './history.ts';

const typed = (words: readonly string[], pause: number) => {
  let history: History = NO_HISTORY;
  words.forEach((after, i) => {
    history = withStep(history, { field: 'title.en', before: words[i - 1] ?? '', after }, i * pause);
  });
  return history;
};

it('combines typing without a pause into one step, and starts another after a pause', () => {
  expect(typed(['a', 'ab', 'abc'], 999).done).toMatchObject([
    { field: 'title.en', before: '', after: 'abc' },
  ]);
  expect(typed(['a', 'ab', 'abc'], 1_000).done).toHaveLength(3);
});

it('ends a step where another editor changes its value', () => {
  const first = withStep(NO_HISTORY, { field: 'tags', before: ['a'], after: ['a', 'b'] }, 0);
  const next = { field: 'tags', before: ['a', 'b', 'c'], after: ['a', 'c'] };
  expect(withStep(first, next, 1).done).toMatchObject([...first.done, next]);
});

it('keeps changes of two fields as two steps', () => {
  const first = withStep(NO_HISTORY, { field: 'a', before: 1, after: 2 }, 0);
  expect(withStep(first, { field: 'b', before: 1, after: 2 }, 0).done).toHaveLength(2);
});

it('does not extend a step that was undone and redone', () => {
  const history = redoStep(undoStep(typed(['a'], 0))?.history ?? NO_HISTORY)?.history ?? NO_HISTORY;
  expect(withStep(history, { field: 'title.en', before: 'a', after: 'ab' }, 0).done).toHaveLength(2);
});

it('keeps five hundred steps', () => {
  expect(
    typed(
      Array.from({ length: 600 }, (_, i) => String(i)),
      1_000,
    ).done,
  ).toHaveLength(500);
});

it('leads back to the beginning and forward to the end after any steps', () => {
  const step = fc.record({ field: fc.constantFrom('a', 'b'), after: fc.integer(), pause: fc.nat(3_000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const content: Record<string, unknown> = {};
      let [history, now]: [History, number] = [NO_HISTORY, 0];
      for (const { field, after, pause } of steps) {
        now += pause;
        history = withStep(history, { field, before: content[field], after }, now);
        content[field] = after;
      }
      const end = { ...content };
      for (let next = undoStep(history); next; next = undoStep(history)) {
        content[next.step.field] = next.step.before;
        history = next.history;
      }
      expect(Object.values(content).every((value) => value === undefined)).toBe(true);
      for (let next = redoStep(history); next; next = redoStep(history)) {
        content[next.step.field] = next.step.after;
        history = next.history;
      }
      expect(content).toEqual(end);
    }),
  );
});
