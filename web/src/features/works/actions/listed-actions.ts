import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { WorkAction } from '../../../elements/work-actions/work-actions.ts';

/** What the list of all works offers, for one or several: a time is given to a work where it is written. */
export type ListedAction = Exclude<WorkAction, { action: 'schedule' | 'unschedule' }>;

export type ListedActionName = ListedAction['action'] | 'purge';

/** In the order in which they are offered. */
export const LISTED_ACTIONS = [
  'publish',
  'unpublish',
  'archive',
  'unarchive',
  'tag',
  'move',
  'trash',
  'restore',
  'purge',
] as const satisfies readonly ListedActionName[];

/** What is to be done, and with which works: some of it is asked about first. */
export interface Asked {
  action: ListedActionName;
  works: readonly WorkSummary[];
}
