import type { WorkSummary } from '@waymark/model/entities/work-summary';

/** What can be done with works, one or several. */
export const WORK_ACTIONS = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'tag',
  'move',
  'trash',
  'restore',
  'purge',
] as const;
export type WorkAction = (typeof WORK_ACTIONS)[number];

/** Whether there is anything for an action to do; publishing may find more that is against it. */
export function canBe(action: WorkAction, { state, deletedAt }: WorkSummary): boolean {
  const isInTrash = deletedAt !== undefined;
  if (action === 'restore' || action === 'purge') return isInTrash;
  if (isInTrash) return false;
  switch (action) {
    case 'publish':
      return state === 'draft' || state === 'scheduled' || state === 'changed';
    case 'unpublish':
      return state === 'published' || state === 'changed';
    case 'archive':
      return state !== 'archived';
    case 'unarchive':
      return state === 'archived';
    default:
      return true;
  }
}

/** What is to be done, and with which works: some of it is asked about first. */
export interface Asked {
  action: WorkAction;
  works: readonly WorkSummary[];
}
