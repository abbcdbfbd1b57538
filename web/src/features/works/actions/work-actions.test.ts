import { WORK_STATES, type WorkState } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { expect, test } from 'vitest';
import { canBe, WORK_ACTIONS } from './work-actions.ts';

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

const whatCanBeDoneWith = (one: WorkSummary) => WORK_ACTIONS.filter((action) => canBe(action, one)).join(' ');

test.each([
  ['draft', 'publish archive tag move trash'],
  ['scheduled', 'publish archive tag move trash'],
  ['published', 'unpublish archive tag move trash'],
  ['changed', 'publish unpublish archive tag move trash'],
  ['archived', 'unarchive tag move trash'],
] as const)('what can be done with a work that is %s: %s', (state, actions) => {
  expect(whatCanBeDoneWith(work(state))).toBe(actions);
});

test.each(WORK_STATES)('what is in the trash is restored or deleted for good, also what was %s', (state) => {
  expect(whatCanBeDoneWith(work(state, 0))).toBe('restore purge');
});
