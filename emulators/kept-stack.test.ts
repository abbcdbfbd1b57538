import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startKeptStack } from './kept-stack.ts';
import { readPorts } from './ports.ts';
import type { StackOptions } from './stack.ts';

const ENDED = 'The Firebase emulators ended by themselves with code 2; their last lines are above.';

let lines: string[];
let ends: ((reason: string) => void)[];
let change: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, ends] = [[], []];
});

afterEach(() => {
  vi.useRealTimers();
});

const stop = vi.fn(async () => {});
const save = vi.fn(async () => {});
const onReturn = vi.fn(async () => {});

async function start({ onChange = () => {} }: StackOptions) {
  change = onChange;
  const died = Promise.withResolvers<string>();
  ends.push(died.resolve);
  return { environment: {}, died: died.promise, stop };
}

function keep(by: typeof start = start) {
  [stop, save, onReturn].forEach((mock) => void mock.mockClear());
  const log = (line: string) => lines.push(line);
  return startKeptStack({
    parts: [],
    ports: readPorts({}, 0),
    log,
    dataFolder: '/data',
    onReturn,
    saveEvery: 1_000,
    start: by,
    save,
  });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('data is saved while it changes, and not while it does not', async () => {
  const stack = await keep();
  await pass(5_000);
  expect(save).not.toHaveBeenCalled();
  change();
  change();
  await pass(5_000);
  expect(save).toHaveBeenCalledOnce();
  change();
  await stack.stop();
  await pass(5_000);
  expect(save).toHaveBeenCalledOnce();
});

test('data that could not be saved is saved later, with a sentence', async () => {
  await keep();
  save.mockRejectedValueOnce(new Error('no space'));
  change();
  await pass(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(lines).toEqual(['The data could not be saved: Error: no space']);
});

test('what ended by itself comes back with a sentence, and can be stopped then', async () => {
  const stack = await keep();
  ends[0]?.(ENDED);
  await pass(0);
  expect(lines).toEqual([
    `${ENDED} They start again with the data that was last saved.`,
    'The emulators run again.',
  ]);
  expect(ends).toHaveLength(2);
  expect(onReturn).toHaveBeenCalledOnce();
  await stack.stop();
  expect(stop).toHaveBeenCalledOnce();
  ends[1]?.(ENDED);
  await pass(0);
  expect(ends).toHaveLength(2);
});

test('what ends again and again stays away', async () => {
  const stack = await keep();
  for (let time = 0; time < 4; time++) {
    ends[time]?.(ENDED);
    await pass(1_000);
  }
  expect(ends).toHaveLength(4);
  await expect(stack.died).resolves.toBe(ENDED);
});

test('what does not start again is given up with a sentence', async () => {
  const stack = await keep();
  let isFirst = true;
  const failing = await keep(async (options) => {
    if (!isFirst) throw new Error('Port 5000 is in use.');
    isFirst = false;
    return start(options);
  });
  ends[1]?.(ENDED);
  await expect(failing.died).resolves.toBe('The emulators do not start again: Port 5000 is in use.');
  await stack.stop();
});
