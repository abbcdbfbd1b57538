import type { WorkState } from '@waymark/model/entities/work';
import type { ActionAnswer } from './act-on-work.ts';
import type { WorkAction } from './work-actions.ts';

/**
 * Takes back that a work was moved to the trash. A work that was public is published again, because the trash has unpublished
 * it. One that had unpublished changes becomes a draft: the database no longer has its public version.
 * @param state the state in which it went to the trash
 * @param act does an action with the work
 */
export async function bringBack(
  state: WorkState | undefined,
  act: (action: WorkAction) => Promise<ActionAnswer>,
): Promise<ActionAnswer> {
  const restored = await act({ action: 'restore' });
  return 'done' in restored && state === 'published' ? act({ action: 'publish' }) : restored;
}
