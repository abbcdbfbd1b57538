import { expect, it } from 'vitest';
import type { EditingState } from './editing-state.ts';
import { isTrouble, saveStatusOf } from './save-status.ts';

const STATE: EditingState = {
  content: {},
  safety: 'kept',
  isBrowserFull: false,
  conflicts: [],
  canUndo: false,
  canRedo: false,
};

it.each([
  [{ safety: 'saved' }, true, 'saved', false],
  [{ safety: 'kept' }, true, 'saving', false],
  [{ safety: 'unsafe' }, true, 'unsafe', false],
  [{ safety: 'unsafe', isBrowserFull: true }, true, 'full', true],
  [{ trouble: 'unreachable' }, true, 'away', true],
  [{ trouble: 'unreachable', safety: 'unsafe', isBrowserFull: true }, true, 'awayUnsafe', true],
  [{ trouble: 'refused' }, true, 'refused', true],
  [{ trouble: 'refused', safety: 'unsafe', isBrowserFull: true }, false, 'refusedUnsafe', true],
  [{ trouble: 'refused' }, false, 'signedOut', true],
  [{ safety: 'saved' }, false, 'saved', false],
  [{ trouble: 'conflict' }, true, 'conflict', true],
  [{ trouble: 'gone', safety: 'unsafe' }, true, 'gone', true],
] as const)('%o, signed in %s, is said as %s', (state, isSignedIn, standing, isToBeHeard) => {
  expect(saveStatusOf({ ...STATE, ...state }, isSignedIn)).toBe(standing);
  expect(isTrouble(standing)).toBe(isToBeHeard);
});
