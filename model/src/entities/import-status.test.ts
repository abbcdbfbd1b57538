import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusesAfter } from '../testing/statuses-after.ts';
import {
  IMPORT_ACTIONS,
  IMPORT_STATUSES,
  type ImportStatus,
  isFinished,
  statusAfter,
} from './import-status.ts';

test('an import is paused and goes on, and a failed one goes on where it stopped', () => {
  expect(statusAfter('running', 'pause')).toBe('paused');
  expect(statusAfter('paused', 'go-on')).toBe('running');
  expect(statusAfter('failed', 'go-on')).toBe('running');
  expect(statusAfter('cancelled', 'go-on')).toBeUndefined();
  expect(statusAfter('running', 'undo')).toBeUndefined();
});

test('whatever happens to an import, it can be ended, and what is undone stays so', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...IMPORT_ACTIONS)), (actions) => {
      let status: ImportStatus = 'pending';
      for (const action of actions) {
        const next = statusAfter(status, action);
        if (status === 'undone') expect(next).toBeUndefined();
        status = next ?? status;
      }
      const ended = isFinished(status) ? status : statusAfter(status, 'cancel');
      expect(ended).toBeDefined();
      if (ended !== undefined && ended !== 'undone') expect(statusAfter(ended, 'undo')).toBe('undone');
    }),
  );
});

test.each(IMPORT_STATUSES)('nothing leads from %s to itself', (status) => {
  expect(statusesAfter(status)).not.toContain(status);
});
