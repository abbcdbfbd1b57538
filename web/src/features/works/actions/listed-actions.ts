import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { WorkAction } from '../../../elements/work-actions/work-actions.ts';

/** The actions that the list of works offers, for one or several. Scheduling is offered in the editor alone. */
export type ListedAction = Exclude<WorkAction, { action: 'schedule' | 'unschedule' }>;

export type ListedActionName = ListedAction['action'] | 'purge';

/** In the order of the menu. */
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

/** An action and its works. Some actions first open a dialog. */
export interface RequestedAction {
  action: ListedActionName;
  works: readonly WorkSummary[];
}
