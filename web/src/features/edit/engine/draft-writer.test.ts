import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DraftWriter } from './draft-writer.ts';
import type { LocalContent } from './editing-state.ts';

/** A browser whose writes take a while. */
function browser(stored?: LocalContent) {
  const writes: LocalContent[] = [];
  const answers: ((fault?: Error) => void)[] = [];
  const onChange = vi.fn();
  const state = { newest: { content: { title: 0 } } as LocalContent, forgotten: 0 };
  const draftWriter = new DraftWriter({
    stores: {
      storeLocally: (draft) => {
        writes.push(draft);
        return new Promise((resolve, reject) => {
          answers.push((fault) => (fault ? reject(fault) : resolve()));
        });
      },
      deleteLocally: async () => {
        state.forgotten++;
      },
    },
    currentDraft: () => state.newest,
    onChange,
    stored,
  });
  const answer = async (fault?: Error) => {
    answers.shift()?.(fault);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { draftWriter, writes, onChange, state, answer };
}

test('a change during a write is stored after it, and only the newest one', async () => {
  const { draftWriter, writes, state, answer } = browser();
  draftWriter.write();
  for (const title of [1, 2, 3]) {
    state.newest = { content: { title } };
    draftWriter.write();
  }
  expect(writes).toHaveLength(1);
  await answer();
  expect(writes.map(({ content }) => content['title'])).toEqual([0, 3]);
  await answer();
  expect(draftWriter.hasStored(state.newest.content)).toBe(true);
  draftWriter.write();
  expect(writes).toHaveLength(2);
});

test('a full browser is reported, and the next change tries again', async () => {
  const { draftWriter, writes, onChange, state, answer } = browser();
  draftWriter.write();
  await answer(new DOMException('full', 'QuotaExceededError'));
  expect(draftWriter.isFull).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
  expect(writes).toHaveLength(1);
  state.newest = { content: { title: 1 } };
  draftWriter.write();
  await answer();
  expect(draftWriter.isFull).toBe(false);
});

test('a saved draft is deleted, unless it has changed by then', async () => {
  const found = { content: { title: 0 } };
  const { draftWriter, state } = browser(found);
  await draftWriter.delete(() => true);
  expect(state.forgotten).toBe(0);
  await draftWriter.delete(() => false);
  await draftWriter.delete(() => false);
  expect(state.forgotten).toBe(1);
  expect(draftWriter.hasStored(found.content)).toBe(false);
});

test('after the end nothing is written', async () => {
  const { draftWriter, writes, state, answer } = browser();
  draftWriter.write();
  state.newest = { content: { title: 1 } };
  draftWriter.end();
  await answer();
  expect(writes).toHaveLength(1);
});

test('in every order of events, the newest draft is stored in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('change', 'answer', 'full'), { maxLength: 30 }),
      async (acts) => {
        const { draftWriter, state, answer } = browser();
        for (const [title, act] of acts.entries()) {
          if (act !== 'change') await answer(act === 'full' ? new Error('full') : undefined);
          else {
            state.newest = { content: { title } };
            draftWriter.write();
          }
        }
        draftWriter.write();
        for (let i = 0; i < 3; i++) await answer();
        expect(draftWriter.hasStored(state.newest.content)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
