import { examplePhoto } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterEvent,
  isOver,
  newUpload,
  outwardState,
  UPLOAD_STATES,
  type UploadEvent,
  type UploadProgress,
  type UploadState,
} from './upload-state.ts';

const SIZE = 1000;

const event: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.constantFrom<UploadEvent>(
    { type: 'pause' },
    { type: 'resume' },
    { type: 'cancel' },
    { type: 'begun' },
    { type: 'halted' },
    { type: 'stored' },
    { type: 'lost' },
    { type: 'back' },
    { type: 'made', photo: examplePhoto() },
    { type: 'failed', failure: { reason: 'offline' } },
  ),
  fc.integer({ min: -5, max: SIZE + 5 }).map((bytes): UploadEvent => ({ type: 'sent', bytes })),
);

/** Every state of an upload to which these events happen, the first one included. */
function history(events: readonly UploadEvent[]): UploadProgress[] {
  const all = [newUpload(SIZE)];
  for (const next of events) all.push(afterEvent(all.at(-1) ?? newUpload(SIZE), next));
  return all;
}

/** Where each state may lead. */
const WAYS: Record<UploadState, readonly UploadState[]> = {
  running: ['pausing', 'canceling', 'success', 'error'],
  pausing: ['paused', 'running', 'canceling', 'error'],
  paused: ['running', 'error'],
  canceling: ['canceled'],
  canceled: [],
  success: [],
  error: [],
};

function forAllHistories(check: (states: UploadProgress[], events: UploadEvent[]) => void): void {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => check(history(events), events)),
    { numRuns: 2000 },
  );
}

test('a state leads only where it may, and the last ones nowhere', () => {
  forAllHistories((states) => {
    for (const [index, { state }] of states.entries()) {
      const after = states[index + 1];
      if (after === undefined || after.state === state) continue;
      expect(WAYS[state]).toContain(after.state);
    }
    const over = states.findIndex(({ state }) => isOver(state));
    if (over >= 0) expect(new Set(states.slice(over)).size).toBe(1);
  });
});

test('only what is running can be paused, what is paused or pausing resumed, what is running or pausing cancelled', () => {
  forAllHistories((states, events) => {
    for (const [index, { type }] of events.entries()) {
      const [before, after] = [states[index]?.state, states[index + 1]?.state];
      if (before === after || before === undefined) continue;
      if (type === 'pause') expect(before).toBe('running');
      if (type === 'resume') expect(['paused', 'pausing']).toContain(before);
      if (type === 'cancel') expect(['running', 'pausing']).toContain(before);
    }
  });
});

test('what was cancelled never succeeds, and has no photo', () => {
  forAllHistories((states) => {
    const cancelled = states.findIndex(({ state }) => state === 'canceling');
    if (cancelled < 0) return;
    for (const { state, photo } of states.slice(cancelled)) {
      expect(['canceling', 'canceled']).toContain(state);
      expect(photo).toBeUndefined();
    }
  });
});

test('the bytes that have arrived never fall, and are never more than the file has', () => {
  forAllHistories((states) => {
    for (const [index, { sent, state }] of states.entries()) {
      expect(sent).toBeGreaterThanOrEqual(states[index - 1]?.sent ?? 0);
      expect(sent).toBeLessThanOrEqual(SIZE);
      if (state === 'success') expect(sent).toBe(SIZE);
    }
  });
});

test('what has succeeded has its photo, what is in error its failure, and nothing else either', () => {
  forAllHistories((states) => {
    for (const { state, photo, failure } of states) {
      expect(photo !== undefined).toBe(state === 'success');
      expect(failure !== undefined).toBe(state === 'error');
    }
  });
});

test('an event that changes nothing gives the very same object', () => {
  const running = afterEvent(newUpload(SIZE), { type: 'begun' });
  expect(afterEvent(running, { type: 'resume' })).toBe(running);
  expect(afterEvent(running, { type: 'sent', bytes: 0 })).toBe(running);
});

test('a pause that comes after the last byte is none', () => {
  const all = history([{ type: 'begun' }, { type: 'pause' }, { type: 'stored' }]);
  expect(all.at(-1)).toMatchObject({ state: 'running', phase: 'making', sent: SIZE });
});

test('to those who look on, an upload runs, is paused or is over', () => {
  expect([...UPLOAD_STATES, 'lost'].map((state) => [state, outwardState(state)])).toEqual([
    ['running', 'running'],
    ['pausing', 'running'],
    ['paused', 'paused'],
    ['canceling', 'running'],
    ['canceled', 'canceled'],
    ['success', 'success'],
    ['error', 'error'],
    ['lost', 'error'],
  ]);
});
