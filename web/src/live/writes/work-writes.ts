import type { PublishedKind } from '@waymark/model/entities/kinds';
import { MAX_TAGS } from '@waymark/model/entities/tags';
import { emptyContent, type Work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { deleteField, type Firestore, serverTimestamp, Timestamp } from 'firebase/firestore';
import { stored } from '../core/stored.ts';
import { stateAfter, withWork } from './work-transaction.ts';

/*
 * What a creator does with a work beside writing it. Each is one transaction on the newest revision, done when the promise
 * resolves; done twice it changes nothing the second time. What changes a work answers it as it was right before. All throw UnavailableError,
 * and what the security rules refuse.
 */

/** The work is not there any more. */
export class WorkGone extends Error {
  override name = 'WorkGone';
}

/** Which tags a work gets and which it loses. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Everything of that, in a database. */
export function workWrites(firestore: Firestore) {
  /** Makes a draft of a kind, with nothing in it but what is given, in a project or in none. @returns its id */
  async function createWork(
    uid: string,
    kind: PublishedKind,
    content: Readonly<Record<string, unknown>> = {},
    projectId?: string,
  ): Promise<string> {
    const id = newId();
    const at = serverTimestamp();
    const made = {
      kind,
      state: 'draft',
      revision: 1,
      ...stored.encode({ content: { ...emptyContent(kind), ...content } }),
      ...(projectId !== undefined && { projectId }),
      createdAt: at,
      updatedAt: at,
    };
    // A plain write would wait for a connection instead of failing without one.
    await withWork(firestore, uid, id, (_, { transaction, ref }) => {
      transaction.set(ref, made);
    });
    return id;
  }

  /**
   * Deletes a draft for good into which nothing was written since it was made; any other stays.
   * @param isLeft asked once more right before that
   */
  function discardWork(uid: string, id: string, isLeft: () => boolean): Promise<void> {
    return withWork(firestore, uid, id, (work, { transaction, ref }) => {
      const isUntouched = work?.revision === 1 && work.state === 'draft' && work.publicId === undefined;
      if (isUntouched && isLeft()) transaction.delete(ref);
    });
  }

  /** Moves a work to the trash, which hides it from everybody at once; its days there begin now. @throws WorkGone */
  function trashWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ deletedAt }) =>
      deletedAt === undefined ? { deletedAt: serverTimestamp() } : undefined,
    );
  }

  /** Takes a work back out of the trash: what was public is a draft then. @throws WorkGone */
  function restoreWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ deletedAt }) =>
      deletedAt === undefined ? undefined : { deletedAt: deleteField() },
    );
  }

  /** Puts a work away: it is public no more, and goes out at no time. @throws WorkGone */
  function archiveWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state }) =>
      state === 'archived' ? undefined : { state: 'archived', publishAt: deleteField() },
    );
  }

  /** Makes a draft of an archived work. @throws WorkGone */
  function unarchiveWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state }) => (state === 'archived' ? { state: 'draft' } : undefined));
  }

  /**
   * Lets a work go out at a time; doing it again changes that time.
   * @param at in milliseconds; one that has passed is at once
   * @throws WorkGone
   */
  function scheduleWork(uid: string, id: string, at: number): Promise<Work> {
    return change(uid, id, ({ state, publishAt }) =>
      state === 'scheduled' && publishAt === at
        ? undefined
        : { state: 'scheduled', publishAt: Timestamp.fromMillis(at) },
    );
  }

  /** Takes back the time of a work: what is public of it stays so. @throws WorkGone */
  function unscheduleWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state, publishedRevision }) =>
      state === 'scheduled'
        ? { state: publishedRevision === undefined ? 'draft' : 'changed', publishAt: deleteField() }
        : undefined,
    );
  }

  /** Changes the tags of a work; of more than `MAX_TAGS` the last are left out. @throws WorkGone */
  function tagWork(uid: string, id: string, { add, remove }: TagChange): Promise<Work> {
    return change(uid, id, ({ state, content }) => {
      const tags = Array.isArray(content['tags']) ? content['tags'] : [];
      const kept = tags.filter((tag) => !remove.includes(tag));
      const next = [...new Set([...kept, ...add])].slice(0, MAX_TAGS);
      const isSame = next.length === tags.length && next.every((tag, index) => tag === tags[index]);
      return isSame ? undefined : { 'content.tags': next, state: stateAfter(state) };
    });
  }

  /** Moves a work into a project; out of every project where that is undefined. @throws WorkGone */
  function moveWork(uid: string, id: string, projectId: string | undefined): Promise<Work> {
    return change(uid, id, (work) =>
      work.projectId === projectId ? undefined : { projectId: projectId ?? deleteField() },
    );
  }

  /** Writes what a work is to become, by field; undefined leaves it as it is. @returns the work as it was before */
  function change(
    uid: string,
    id: string,
    fieldsFor: (work: Work) => Record<string, unknown> | undefined,
  ): Promise<Work> {
    return withWork(firestore, uid, id, (work, { transaction, ref }) => {
      if (work === undefined) throw new WorkGone('The work was deleted elsewhere.');
      const fields = fieldsFor(work);
      if (fields !== undefined) {
        const revision = work.revision + 1;
        transaction.update(ref, { ...fields, revision, updatedAt: serverTimestamp() });
      }
      return work;
    });
  }

  return {
    createWork,
    discardWork,
    trashWork,
    restoreWork,
    archiveWork,
    unarchiveWork,
    scheduleWork,
    unscheduleWork,
    tagWork,
    moveWork,
  };
}
