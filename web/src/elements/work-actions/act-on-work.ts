import type { Work } from '@waymark/model/entities/work';
import { localDraftIds } from '../../live/writes/draft-store.ts';
import { type Failure, failureOf } from '../../session/failure.ts';
import type { WorkAction } from './work-actions.ts';

/** Why something was not done with a work; `unsaved` says that the work on the server is older than what its writer knows. */
export type WorkFailure = Failure<'invalid' | 'in-trash' | 'unsaved'>;

/** What is learnt of a work when something is done with it. */
export interface Learnt {
  /** Where it was published. */
  publicId?: string;
  /** As it was right before the database changed it: what was known of it when it was asked for may be over. */
  before?: Work;
}

export type ActionAnswer = { done: Learnt } | { failure: WorkFailure };

/**
 * Does something with one work. It never throws. What has changes that are not saved is not published, nor given a time: what would
 * be public is older than what its writer knows.
 * @param isUnsaved whether it has such changes; where it is left out, whether this browser keeps any
 */
export async function actOnWork(
  uid: string,
  id: string,
  action: WorkAction,
  isUnsaved: () => boolean | Promise<boolean> = () => isKeptHere(uid, id),
): Promise<ActionAnswer> {
  try {
    const isPublishing = action.action === 'publish' || action.action === 'schedule';
    if (isPublishing && (await isUnsaved())) return { failure: { reason: 'unsaved' } };
    if (action.action === 'publish') {
      const { publishWork } = await import('../../services/works-api.ts');
      return await publishWork(uid, id);
    }
    if (action.action === 'unpublish') {
      const { unpublishWork } = await import('../../services/works-api.ts');
      const failure = await unpublishWork(uid, id);
      return failure === undefined ? { done: {} } : { failure };
    }
    return { done: { before: await mutate(uid, id, action) } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Deletes works that are in the trash for good. It never throws. */
export async function purge(uid: string, ids: readonly string[]): Promise<WorkFailure | undefined> {
  try {
    const { purgeWorks } = await import('../../services/works-api.ts');
    return await purgeWorks(uid, ids);
  } catch (error) {
    return failureOf(error);
  }
}

/** Where the browser's database cannot be read, nothing can have been kept in it. */
async function isKeptHere(uid: string, id: string): Promise<boolean> {
  const kept = await localDraftIds(uid).catch(() => new Set<string>());
  return kept.has(id);
}

type Change = Exclude<WorkAction, { action: 'publish' | 'unpublish' }>;

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
