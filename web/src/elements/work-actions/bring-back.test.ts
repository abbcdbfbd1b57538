import { WORK_STATES } from '@waymark/model/entities/work';
import { expect, test } from 'vitest';
import type { ActionAnswer } from './act-on-work.ts';
import { bringBack } from './bring-back.ts';

/** Brings a work back, with these answers. */
async function ask(state: Parameters<typeof bringBack>[0], answers: Record<string, ActionAnswer> = {}) {
  const actions: string[] = [];
  const answer = await bringBack(state, async ({ action }) => {
    actions.push(action);
    return answers[action] ?? { done: {} };
  });
  return { actions, answer };
}

test.each([...WORK_STATES, undefined])(
  'a work that was %s is restored, and published if it was public',
  async (state) => {
    const { actions } = await ask(state);
    expect(actions).toEqual(state === 'published' ? ['restore', 'publish'] : ['restore']);
  },
);

test('a work that is not restored is not published, and any failure is reported', async () => {
  const failure = { failure: { reason: 'unreachable' } } as const;
  expect(await ask('published', { restore: failure })).toEqual({ actions: ['restore'], answer: failure });
  expect(await ask('published', { publish: failure })).toMatchObject({ answer: failure });
});
