import { WORK_STATES, type WorkState } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { expect, test } from 'vitest';
import { isApplicable, type WorkActionName } from './work-actions.ts';

const ALL = [
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
  'duplicate',
  'archive',
  'unarchive',
  'tag',
  'move',
  'trash',
  'restore',
  'purge',
] as const satisfies readonly WorkActionName[];

const work = (state: WorkState, deletedAt?: number): WorkSummary => ({
  id: 'w',
  kind: 'pin',
  state,
  updatedAt: 0,
  title: {},
  tags: [],
  missing: [],
  photo: null,
  ...(deletedAt !== undefined && { deletedAt }),
});

const whatCanBeDoneWith = (one: WorkSummary) => ALL.filter((action) => isApplicable(action, one)).join(' ');

test.each([
  ['draft', 'publish schedule duplicate archive tag move trash'],
  ['scheduled', 'publish schedule unschedule duplicate archive tag move trash'],
  ['published', 'unpublish duplicate archive tag move trash'],
  ['changed', 'publish schedule unpublish duplicate archive tag move trash'],
  ['archived', 'duplicate unarchive tag move trash'],
] as const)('what can be done with a work that is %s: %s', (state, actions) => {
  expect(whatCanBeDoneWith(work(state))).toBe(actions);
});

test.each(WORK_STATES)('what is in the trash is restored or deleted for good, also what was %s', (state) => {
  expect(whatCanBeDoneWith(work(state, 0))).toBe('restore purge');
});

test('a public work with a scheduled time can be unpublished', () => {
  const again = { ...work('scheduled'), publishedRevision: 1 };
  expect(isApplicable('unpublish', again)).toBe(true);
  expect(isApplicable('unpublish', work('scheduled'))).toBe(false);
});
