import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DraftWriter } from './draft-writer.ts';
import type { Kept } from './editing-state.ts';

/** A browser that takes a while to write. */
function browser(found?: Kept) {
  const writes: Kept[] = [];
  const answers: ((fault?: Error) => void)[] = [];
  const told = vi.fn();
  const state = { newest: { content: { title: 0 } } as Kept, forgotten: 0 };
  const keeping = new DraftWriter({
    places: {
      keep: (kept) => {
        writes.push(kept);
        return new Promise((resolve, reject) => {
          answers.push((fault) => (fault ? reject(fault) : resolve()));
        });
      },
      forget: async () => {
        state.forgotten++;
      },
    },
    newest: () => state.newest,
    onChange: told,
    found,
  });
  const answer = async (fault?: Error) => {
    answers.shift()?.(fault);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { keeping, writes, told, state, answer };
}

test('what is changed while something is written is written after it, and only the newest of that', async () => {
  const { keeping, writes, state, answer } = browser();
  keeping.keep();
  for (const title of [1, 2, 3]) {
    state.newest = { content: { title } };
    keeping.keep();
  }
  expect(writes).toHaveLength(1);
  await answer();
  expect(writes.map(({ content }) => content['title'])).toEqual([0, 3]);
  await answer();
  expect(keeping.holds(state.newest.content)).toBe(true);
  keeping.keep();
  expect(writes).toHaveLength(2);
});

test('a full browser is told, and asked again with the next change', async () => {
  const { keeping, writes, told, state, answer } = browser();
  keeping.keep();
  await answer(new DOMException('full', 'QuotaExceededError'));
  expect(keeping.isFull).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(writes).toHaveLength(1);
  state.newest = { content: { title: 1 } };
  keeping.keep();
  await answer();
  expect(keeping.isFull).toBe(false);
});

test('what is saved is forgotten, unless there is something new by then', async () => {
  const found = { content: { title: 0 } };
  const { keeping, state } = browser(found);
  await keeping.forget(() => true);
  expect(state.forgotten).toBe(0);
  await keeping.forget(() => false);
  await keeping.forget(() => false);
  expect(state.forgotten).toBe(1);
  expect(keeping.holds(found.content)).toBe(false);
});

test('once it is over nothing more is written', async () => {
  const { keeping, writes, state, answer } = browser();
  keeping.keep();
  state.newest = { content: { title: 1 } };
  keeping.end();
  await answer();
  expect(writes).toHaveLength(1);
});

test('whatever comes in whatever order, the newest is there in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('change', 'answer', 'full'), { maxLength: 30 }),
      async (acts) => {
        const { keeping, state, answer } = browser();
        for (const [title, act] of acts.entries()) {
          if (act !== 'change') await answer(act === 'full' ? new Error('full') : undefined);
          else {
            state.newest = { content: { title } };
            keeping.keep();
          }
        }
        keeping.keep();
        for (let i = 0; i < 3; i++) await answer();
        expect(keeping.holds(state.newest.content)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
