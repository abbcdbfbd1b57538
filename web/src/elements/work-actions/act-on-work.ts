import type { Work } from '@waymark/model/entities/work';
import { localDraftIds } from '../../live/writes/draft-store.ts';
import { type Failure, failureOf } from '../../session/failure.ts';
import type { WorkAction } from './work-actions.ts';

/** Why an action on a work failed. `unsaved` means that the work on the server is older than the local changes. */
export type WorkFailure = Failure<'invalid' | 'in-trash' | 'unsaved'>;

/** What an action reports about a work. */
export interface ActionResult {
  /** The id under which it was published. */
  publicId?: string;
  /** The id of its copy. */
  copyId?: string;
  /** The work just before the change. The caller's copy may be outdated. */
  before?: Work;
}

/** The actions on the content of a work as the server has it. */
const NEEDS_SAVED: readonly WorkAction['action'][] = ['publish', 'schedule', 'duplicate'];

export type ActionAnswer = { done: ActionResult } | { failure: WorkFailure };

/**
 * Runs an action on one work. It never throws. A work with unsaved changes is neither published nor scheduled nor
 * duplicated, because the public version or the copy would be outdated.
 * @param isUnsaved whether the work has such changes; by default, whether this browser stores any
 */
export async function actOnWork(
  uid: string,
  id: string,
  action: WorkAction,
  isUnsaved: () => boolean | Promise<boolean> = () => hasLocalDraft(uid, id),
): Promise<ActionAnswer> {
  try {
    if (NEEDS_SAVED.includes(action.action) && (await isUnsaved())) return { failure: { reason: 'unsaved' } };
    if (action.action === 'publish') {
      const { publishWork } = await import('../../services/works-api.ts');
      return await publishWork(uid, id);
    }
    if (action.action === 'unpublish') {
      const { unpublishWork } = await import('../../services/works-api.ts');
      const failure = await unpublishWork(uid, id);
      return failure === undefined ? { done: {} } : { failure };
    }
    if (action.action === 'schedule') {
      const { checkWork } = await import('../../services/works-api.ts');
      const failure = await checkWork(uid, id);
      if (failure !== undefined) return { failure };
    }
    if (action.action === 'duplicate') {
      const { duplicateWork } = await import('../../live/writes/work-mutations.ts');
      return { done: { copyId: await duplicateWork(uid, id) } };
    }
    return { done: { before: await mutate(uid, id, action) } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Permanently deletes works in the trash. It never throws. */
export async function purge(uid: string, ids: readonly string[]): Promise<WorkFailure | undefined> {
  try {
    const { purgeWorks } = await import('../../services/works-api.ts');
    return await purgeWorks(uid, ids);
  } catch (error) {
    return failureOf(error);
  }
}

/** A browser whose database cannot be read cannot have stored changes in it. */
async function hasLocalDraft(uid: string, id: string): Promise<boolean> {
  const drafts = await localDraftIds(uid).catch(() => new Set<string>());
  return drafts.has(id);
}

type Change = Exclude<WorkAction, { action: 'publish' | 'unpublish' | 'duplicate' }>;

async function mutate(uid: string, id: string, action: Change): Promise<Work> {
  const works = await import('../../live/writes/work-mutations.ts');
  switch (action.action) {
    case 'schedule':
      return works.scheduleWork(uid, id, action.at);
    case 'unschedule':
      return works.unscheduleWork(uid, id);
    case 'archive':
      return works.archiveWork(uid, id);
    case 'unarchive':
      return works.unarchiveWork(uid, id);
    case 'trash':
      return works.trashWork(uid, id);
    case 'restore':
      return works.restoreWork(uid, id);
    case 'tag':
      return works.tagWork(uid, id, action.tags);
    case 'move':
      return works.moveWork(uid, id, action.projectId);
  }
}
