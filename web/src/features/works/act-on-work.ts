import type { TagChange } from '../../live/work-writes.ts';
import { keptWorkIds } from '../../services/kept-works.ts';
import type { WorkAnswer } from '../../services/works-api.ts';

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
export type Deed = { action: 'publish' } | { action: 'unpublish' } | Change;

/** What the database is told of directly. */
type Change =
  | { action: 'archive' | 'unarchive' | 'trash' | 'restore' }
  | { action: 'tag'; tags: TagChange }
  | { action: 'move'; projectId: string | undefined };

/**
 * Does something with one work. It never throws. What has changes that this browser alone keeps is not published: that would be an
 * older state than its writer knows.
 * @param onPublic told the public id of what was published
 * @returns why not; undefined where it is done
 */
export async function actOnWork(
  uid: string,
  id: string,
  deed: Deed,
  onPublic: (publicId: string) => void = () => {},
): Promise<WorkFault | undefined> {
  try {
    if (deed.action === 'publish' && (await isUnsaved(uid, id))) return { why: 'unsaved' };
    if (deed.action === 'publish' || deed.action === 'unpublish') {
      const { publishWork, unpublishWork } = await import('../../services/works-api.ts');
      if (deed.action === 'unpublish') return faultIn(await unpublishWork(uid, id));
      const answer = await publishWork(uid, id);
      if ('done' in answer) onPublic(answer.done.publicId);
      return faultIn(answer);
    }
    await mutate(uid, id, deed);
    return undefined;
  } catch (error) {
    return { why: whyOf(error) };
  }
}

/** Where the browser's database cannot be read, nobody can have kept anything in it. */
async function isUnsaved(uid: string, id: string): Promise<boolean> {
  const kept = await keptWorkIds(uid).catch(() => new Set<string>());
  return kept.has(id);
}

/** Deletes works that are in the trash for good. It never throws. */
export async function purge(uid: string, ids: readonly string[]): Promise<WorkFault | undefined> {
  try {
    const { purgeWorks } = await import('../../services/works-api.ts');
    return faultIn(await purgeWorks(uid, ids));
  } catch {
    return { why: 'unreachable' };
  }
}

async function mutate(uid: string, id: string, deed: Change): Promise<void> {
  const works = await import('../../live/work-mutations.ts');
  switch (deed.action) {
    case 'archive':
      return works.archiveWork(uid, id);
    case 'unarchive':
      return works.unarchiveWork(uid, id);
    case 'trash':
      return works.trashWork(uid, id);
    case 'restore':
      return works.restoreWork(uid, id);
    case 'tag':
      return works.tagWork(uid, id, deed.tags);
    case 'move':
      return works.moveWork(uid, id, deed.projectId);
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
  if (name === 'NotNow' || name === 'TypeError') return 'unreachable';
  return name === 'WorkGone' ? 'gone' : 'refused';
}
