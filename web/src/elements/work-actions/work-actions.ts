import type { Work } from '@waymark/model/entities/work';
import type { TagChange } from '../../live/writes/work-writes.ts';

/** An action without parameters. */
type Bare<Name extends string> = Name extends unknown ? { action: Name } : never;

/** An action on a work, with its parameters. */
export type WorkAction =
  | Bare<'publish' | 'unpublish' | 'unschedule' | 'duplicate' | 'archive' | 'unarchive' | 'trash' | 'restore'>
  /** @property at when it is to be published, in milliseconds */
  | { action: 'schedule'; at: number }
  | { action: 'tag'; tags: TagChange }
  /** An undefined project removes the work from every project. */
  | { action: 'move'; projectId: string | undefined };

/** The names of all actions. Permanently deleting several works takes one request. */
export type WorkActionName = WorkAction['action'] | 'purge';

/** The fields of a work that decide which actions are possible. */
type WorkStatus = Pick<Work, 'state' | 'deletedAt' | 'publishedRevision'>;

/** Whether an action has any effect on a work. Publishing may still find problems. */
export function isApplicable(
  action: WorkActionName,
  { state, deletedAt, publishedRevision }: WorkStatus,
): boolean {
  const isInTrash = deletedAt !== undefined;
  if (action === 'restore' || action === 'purge') return isInTrash;
  if (isInTrash) return false;
  switch (action) {
    case 'publish':
    case 'schedule':
      // A public work without changes has nothing to publish.
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
    case 'duplicate':
    case 'tag':
    case 'move':
    case 'trash':
      return true;
  }
}
