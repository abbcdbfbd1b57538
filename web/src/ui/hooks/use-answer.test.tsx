// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { useAnswer } from './use-answer.ts';

afterEach(cleanup);

/** Questions whose answers come when the test wants. */
function questions() {
  const sent: {
    question: string;
    signal: AbortSignal;
    answer: (text: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = (question: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => sent.push({ question, signal, answer, fail }));
  const view = renderHook(({ question }) => useAnswer(question, ask), {
    // The first render asks nothing.
    initialProps: { question: undefined as string | undefined },
  });
  const settle = (change: () => void) => act(async () => change());
  return {
    sent,
    settle,
    put: (question: string | undefined) => view.rerender({ question }),
    answered: () => view.result.current,
    leave: view.unmount,
  };
}

test('an answer stays until the next one, and names its question', async () => {
  const { sent, put, settle, answered } = questions();
  expect(sent).toEqual([]);
  put('tea');
  expect(answered()).toBeUndefined();
  await settle(() => sent[0]?.answer('one'));
  put('coffee');
  expect(answered()).toEqual({ question: 'tea', answer: 'one' });
  await settle(() => sent[1]?.answer('two'));
  expect(answered()).toEqual({ question: 'coffee', answer: 'two' });
  put(undefined);
  expect(answered()).toEqual({ question: 'coffee', answer: 'two' });
});

test('a question that has changed is aborted, and its failure is dropped', async () => {
  const { sent, put, settle, answered, leave } = questions();
  put('tea');
  put('coffee');
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => sent[0]?.fail(new DOMException('aborted', 'AbortError')));
  leave();
  expect(sent[1]?.signal.aborted).toBe(true);
  await settle(() => sent[1]?.answer('two'));
  expect(answered()).toBeUndefined();
});

test('in whatever order answers come, only that to the last question shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }), async (order) => {
      const { sent, put, settle, answered } = questions();
      const last = `question ${order.length - 1}`;
      for (const [i] of order.entries()) put(`question ${i}`);
      const open = [...sent];
      for (const at of order) {
        const [one] = open.splice(at % open.length, 1);
        await settle(() => one?.answer(one.question));
        expect([undefined, last]).toContain(answered()?.answer);
      }
      expect(answered()).toEqual({ question: last, answer: last });
      cleanup();
    }),
    { numRuns: 100 },
  );
});
