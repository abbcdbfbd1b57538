import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { WorkAction } from '../../../elements/work-actions/work-actions.ts';

/** The actions that the list of works offers, for one or several. */
export type ListedAction =
  | Exclude<WorkAction, { action: 'schedule' }>
  /** @property times when each work is to be published, in milliseconds, by its id */
  | { action: 'schedule'; times: Readonly<Record<string, number>> };

export type ListedActionName = ListedAction['action'] | 'purge';

/** In the order of the menu. */
export const LISTED_ACTIONS = [
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
] as const satisfies readonly ListedActionName[];

/** The action on one of its works. */
export function actionOn(id: string, action: ListedAction): WorkAction {
  if (action.action !== 'schedule') return action;
  const at = action.times[id];
  if (at === undefined) throw new Error(`No time was chosen for the work ${id}.`);
  return { action: 'schedule', at };
}

/** An action and its works. Some actions first open a dialog. */
export interface RequestedAction {
  action: ListedActionName;
  works: readonly WorkSummary[];
}
