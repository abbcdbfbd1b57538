import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastCall } from './last-call.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PAUSE = 30;

it('calls once for each pause, with the last words', async () => {
  const asked: string[] = [];
  const search = lastCall(async (words: string) => {
    asked.push(words);
    return words;
  }, PAUSE);
  void search('l');
  void search('li');
  const first = search('lis');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await first).toBe('lis');
  void search('lisb');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked).toEqual(['lis', 'lisb']);
});

it('reports an error of the last call, and of no other', async () => {
  const search = lastCall((words: string) => Promise.reject(new Error(words)), PAUSE);
  const older = vi.fn();
  search('old').catch(older);
  const newer = search('new').catch(String);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await newer).toBe('Error: new');
  expect(older).not.toHaveBeenCalled();
});

it('whenever words are typed and however long each answer takes, answers come in order, and the last one last', async () => {
  const typed = fc.array(fc.record({ after: fc.nat(100), takes: fc.nat(300) }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(typed, async (keys) => {
      const shown: number[] = [];
      let asked = 0;
      const search = lastCall((i: number, takes: number) => {
        asked += 1;
        return new Promise<number>((resolve) => setTimeout(() => resolve(i), takes));
      }, PAUSE);
      for (const [i, { after, takes }] of keys.entries()) {
        await vi.advanceTimersByTimeAsync(after);
        void search(i, takes).then((answer) => shown.push(answer));
      }
      await vi.advanceTimersByTimeAsync(1_000);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(shown.at(-1)).toBe(keys.length - 1);
      const pauses = keys.filter((_, i) => (keys[i + 1]?.after ?? Number.POSITIVE_INFINITY) >= PAUSE).length;
      expect(asked).toBe(pauses);
    }),
  );
});
