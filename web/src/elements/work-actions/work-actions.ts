import type { Work } from '@waymark/model/entities/work';
import type { TagChange } from '../../live/writes/work-writes.ts';

/** What needs nothing but its name. */
type Bare<Name extends string> = Name extends unknown ? { action: Name } : never;

/** What is to be done with a work, with what that needs. */
export type WorkAction =
  | Bare<'publish' | 'unpublish' | 'unschedule' | 'archive' | 'unarchive' | 'trash' | 'restore'>
  /** @property at when it is to go out, in milliseconds */
  | { action: 'schedule'; at: number }
  | { action: 'tag'; tags: TagChange }
  /** Out of every project where that is undefined. */
  | { action: 'move'; projectId: string | undefined };

/** What can be done with works; several at once are deleted for good in one request. */
export type WorkActionName = WorkAction['action'] | 'purge';

/** Of a work, what decides what can be done with it. */
type WorkStatus = Pick<Work, 'state' | 'deletedAt' | 'publishedRevision'>;

/** Whether there is anything for an action to do; publishing may find more that is against it. */
export function canBe(action: WorkActionName, { state, deletedAt, publishedRevision }: WorkStatus): boolean {
  const isInTrash = deletedAt !== undefined;
  if (action === 'restore' || action === 'purge') return isInTrash;
  if (isInTrash) return false;
  switch (action) {
    case 'publish':
    case 'schedule':
      // What is public and unchanged has nothing that could go out.
      return state === 'draft' || state === 'scheduled' || state === 'changed';
    case 'unpublish':
      if (state === 'scheduled') return publishedRevision !== undefined;
      return state === 'published' || state === 'changed';
    case 'unschedule':
      return state === 'scheduled';
    case 'archive':
      return state !== 'archived';
    case 'unarchive':
      return state === 'archived';
    case 'tag':
    case 'move':
    case 'trash':
      return true;
  }
}
