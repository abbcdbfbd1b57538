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

/** All states of an upload over these events, including the first. */
function history(events: readonly UploadEvent[]): UploadProgress[] {
  const all = [newUpload(SIZE)];
  for (const next of events) all.push(afterEvent(all.at(-1) ?? newUpload(SIZE), next));
  return all;
}

/** The allowed successors of each state. */
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

test('a state has only its allowed successors, and a final state has none', () => {
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

test('only a running upload can be paused, only a paused or pausing one resumed, only a running or pausing one cancelled', () => {
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

test('a cancelled upload never succeeds and has no photo', () => {
  forAllHistories((states) => {
    const cancelled = states.findIndex(({ state }) => state === 'canceling');
    if (cancelled < 0) return;
    for (const { state, photo } of states.slice(cancelled)) {
      expect(['canceling', 'canceled']).toContain(state);
      expect(photo).toBeUndefined();
    }
  });
});

test('the number of arrived bytes never falls and never exceeds the size of the file', () => {
  forAllHistories((states) => {
    for (const [index, { sent, state }] of states.entries()) {
      expect(sent).toBeGreaterThanOrEqual(states[index - 1]?.sent ?? 0);
      expect(sent).toBeLessThanOrEqual(SIZE);
      if (state === 'success') expect(sent).toBe(SIZE);
    }
  });
});

test('only a successful upload has a photo, and only a failed one has a failure', () => {
  forAllHistories((states) => {
    for (const { state, photo, failure } of states) {
      expect(photo !== undefined).toBe(state === 'success');
      expect(failure !== undefined).toBe(state === 'error');
    }
  });
});

test('an event that changes nothing returns the same object', () => {
  const running = afterEvent(newUpload(SIZE), { type: 'begun' });
  expect(afterEvent(running, { type: 'resume' })).toBe(running);
  expect(afterEvent(running, { type: 'sent', bytes: 0 })).toBe(running);
});

test('a pause after the last byte has no effect', () => {
  const all = history([{ type: 'begun' }, { type: 'pause' }, { type: 'stored' }]);
  expect(all.at(-1)).toMatchObject({ state: 'running', phase: 'making', sent: SIZE });
});

test('an interface sees an upload as running, paused or over', () => {
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
