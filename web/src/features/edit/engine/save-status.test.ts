import { expect, it } from 'vitest';
import type { EditingState } from './editing-state.ts';
import { needsAttention, saveStatusOf } from './save-status.ts';

const STATE: EditingState = {
  content: {},
  safety: 'local',
  isBrowserFull: false,
  conflicts: [],
  canUndo: false,
  canRedo: false,
};

it.each([
  [{ safety: 'saved' }, true, 'saved', false],
  [{ safety: 'local' }, true, 'saving', false],
  [{ safety: 'unsafe' }, true, 'unsafe', false],
  [{ safety: 'unsafe', isBrowserFull: true }, true, 'full', true],
  [{ failure: { reason: 'unreachable' } }, true, 'away', true],
  [{ failure: { reason: 'unreachable' }, safety: 'unsafe', isBrowserFull: true }, true, 'awayUnsafe', true],
  [{ failure: { reason: 'refused' } }, true, 'refused', true],
  [{ failure: { reason: 'refused' }, safety: 'unsafe', isBrowserFull: true }, false, 'refusedUnsafe', true],
  [{ failure: { reason: 'refused' } }, false, 'signedOut', true],
  [{ failure: { reason: 'broken' } }, true, 'broken', true],
  [{ failure: { reason: 'broken' }, safety: 'unsafe', isBrowserFull: true }, true, 'brokenUnsafe', true],
  [{ safety: 'saved' }, false, 'saved', false],
  [{ failure: { reason: 'conflict' } }, true, 'conflict', true],
  [{ failure: { reason: 'gone' }, safety: 'unsafe' }, true, 'gone', true],
] as const)('%o, signed in %s, is said as %s', (state, isSignedIn, saveStatus, isToBeHeard) => {
  expect(saveStatusOf({ ...STATE, ...state }, isSignedIn)).toBe(saveStatus);
  expect(needsAttention(saveStatus)).toBe(isToBeHeard);
});
