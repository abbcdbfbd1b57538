import type { Work } from '@waymark/model/entities/work';
import { localDraftIds } from '../../../live/writes/draft-store.ts';
import type { TagChange } from '../../../live/writes/work-writes.ts';
import type { WorkAnswer } from '../../../services/works-api.ts';

/** Why something was not done with a work. */
export type WorkFault =
  | { why: 'invalid'; problems: number }
  | {
      why:
        | 'unreachable'
        | 'unsaved'
        | 'refused'
        | 'gone'
        | 'signed-out'
        | 'forbidden'
        | 'in-trash'
        | 'too-many'
        | 'broken';
    };

/** What is to be done, with what it needs. */
export type Action = { action: 'publish' } | { action: 'unpublish' } | Change;

/** What the database is told of directly. */
type Change =
  | { action: 'archive' | 'unarchive' | 'trash' | 'restore' }
  | { action: 'tag'; tags: TagChange }
  | { action: 'move'; projectId: string | undefined };

/** What is learnt of a work when something is done with it. */
export interface Learnt {
  /** Where it was published. */
  publicId?: string;
  /** As it was right before the database changed it: what was known of it when it was asked for may be over. */
  before?: Work;
}

/**
 * Does something with one work. It never throws. What has changes that this browser alone keeps is not published: that would be an
 * older state than its writer knows.
 * @param onDone told of what is done
 * @returns why not; undefined where it is done
 */
export async function actOnWork(
  uid: string,
  id: string,
  action: Action,
  onDone: (learnt: Learnt) => void = () => {},
): Promise<WorkFault | undefined> {
  try {
    if (action.action === 'publish' && (await isUnsaved(uid, id))) return { why: 'unsaved' };
    if (action.action === 'publish' || action.action === 'unpublish') {
      const { publishWork, unpublishWork } = await import('../../../services/works-api.ts');
      if (action.action === 'unpublish') return faultIn(await unpublishWork(uid, id));
      const answer = await publishWork(uid, id);
      if ('done' in answer) onDone({ publicId: answer.done.publicId });
      return faultIn(answer);
    }
    onDone({ before: await mutate(uid, id, action) });
    return undefined;
  } catch (error) {
    return { why: whyOf(error) };
  }
}

/** Where the browser's database cannot be read, nobody can have kept anything in it. */
async function isUnsaved(uid: string, id: string): Promise<boolean> {
  const kept = await localDraftIds(uid).catch(() => new Set<string>());
  return kept.has(id);
}

/** Deletes works that are in the trash for good. It never throws. */
export async function purge(uid: string, ids: readonly string[]): Promise<WorkFault | undefined> {
  try {
    const { purgeWorks } = await import('../../../services/works-api.ts');
    return faultIn(await purgeWorks(uid, ids));
  } catch {
    return { why: 'unreachable' };
  }
}

async function mutate(uid: string, id: string, action: Change): Promise<Work> {
  const works = await import('../../../live/writes/work-mutations.ts');
  switch (action.action) {
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

function faultIn(answer: WorkAnswer<unknown>): WorkFault | undefined {
  if ('done' in answer) return undefined;
  const { refused } = answer;
  return refused.why === 'invalid'
    ? { why: 'invalid', problems: refused.problems.length }
    : { why: refused.why };
}

/** By name, because what throws them comes with the database, which a page does not load for this. */
function whyOf(error: unknown): 'unreachable' | 'gone' | 'refused' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnavailableError' || name === 'TypeError') return 'unreachable';
  return name === 'WorkGone' ? 'gone' : 'refused';
}
