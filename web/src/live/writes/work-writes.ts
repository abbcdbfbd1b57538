import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Photo } from '@waymark/model/entities/photo';
import { sharedPath, workNamed } from '@waymark/model/entities/shared';
import { MAX_TAGS } from '@waymark/model/entities/tags';
import { titleOfCopy } from '@waymark/model/entities/title';
import { emptyContent, type Work } from '@waymark/model/entities/work';
import { summaryOf } from '@waymark/model/entities/work-summary';
import { newId } from '@waymark/model/ids';
import { deleteField, doc, type Firestore, getDoc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { stored } from '../core/stored.ts';
import { runInDatabase } from '../core/unavailable-error.ts';
import { type FileOrder, withArrivedPhoto } from '../uploads/photo-order.ts';
import { isDenied, stateAfter, withWork } from './work-transaction.ts';

/*
 * The writes of a creator's work besides its content. Each is one transaction on the newest revision, which has ended when the
 * promise resolves. Repeating one changes nothing. A change returns the work as it was before. All throw UnavailableError, and
 * the refusal of the security rules.
 */

/** The work does not exist any more, or the user no longer writes it. */
export class WorkGone extends Error {
  override name = 'WorkGone';
}

/** The tags to add to a work and to remove from it. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** The first revision of a work, as stored. */
function newDraft(
  kind: PublishedKind,
  content: Readonly<Record<string, unknown>>,
  projectId: string | undefined,
): Record<string, unknown> {
  const at = serverTimestamp();
  return {
    kind,
    state: 'draft',
    revision: 1,
    ...stored.encode({ content }),
    ...(projectId !== undefined && { projectId }),
    createdAt: at,
    updatedAt: at,
  };
}

/** The writes of works, in a database. */
export function workWrites(firestore: Firestore) {
  /**
   * Creates a draft with the given content, empty otherwise, in a project or in none.
   * @param id another attempt with the same one, after a lost answer, makes no second draft
   * @returns its id
   */
  async function createWork(
    uid: string,
    kind: PublishedKind,
    content: Readonly<Record<string, unknown>> = {},
    projectId?: string,
    id: string = newId(),
  ): Promise<string> {
    // A plain write would wait for a connection instead of failing without one.
    await withWork(firestore, uid, id, (work, { transaction, ref }) => {
      if (work === undefined)
        transaction.set(ref, newDraft(kind, { ...emptyContent(kind), ...content }, projectId));
    });
    return id;
  }

  /** Creates a draft with the content of a work, in its project. Both have the same photos. @returns its id @throws WorkGone */
  async function duplicateWork(uid: string, id: string): Promise<string> {
    const copyId = newId();
    await withWork(firestore, uid, id, (work, { transaction, ref }) => {
      if (work === undefined) throw new WorkGone('The work was deleted elsewhere.');
      const content = { ...work.content, title: titleOfCopy(summaryOf(work).title) };
      transaction.set(doc(ref.parent, copyId), newDraft(work.kind, content, work.projectId));
    });
    return copyId;
  }

  /**
   * Deletes a draft for good, if it has never been changed. Any other work stays.
   * @param isLeft checked once more right before the deletion
   */
  function discardWork(uid: string, id: string, isLeft: () => boolean): Promise<void> {
    return withWork(firestore, uid, id, (work, { transaction, ref }) => {
      const isUntouched = work?.revision === 1 && work.state === 'draft' && work.publicId === undefined;
      if (isUntouched && isLeft()) transaction.delete(ref);
    });
  }

  /** Moves a work to the trash, which hides it from all readers at once. Its days in the trash begin now. @throws WorkGone */
  function trashWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ deletedAt }) =>
      deletedAt === undefined ? { deletedAt: serverTimestamp() } : undefined,
    );
  }

  /** Restores a work from the trash. A formerly public work becomes a draft. @throws WorkGone */
  function restoreWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ deletedAt }) =>
      deletedAt === undefined ? undefined : { deletedAt: deleteField() },
    );
  }

  /** Archives a work: it is no longer public, and its scheduled time is removed. @throws WorkGone */
  function archiveWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state }) =>
      state === 'archived' ? undefined : { state: 'archived', publishAt: deleteField() },
    );
  }

  /** Turns an archived work into a draft. @throws WorkGone */
  function unarchiveWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state }) => (state === 'archived' ? { state: 'draft' } : undefined));
  }

  /**
   * Schedules a work. Scheduling it again changes its time.
   * @param at in milliseconds; a time in the past publishes it at once
   * @throws WorkGone
   */
  function scheduleWork(uid: string, id: string, at: number): Promise<Work> {
    return change(uid, id, ({ state, publishAt }) =>
      state === 'scheduled' && publishAt === at
        ? undefined
        : { state: 'scheduled', publishAt: Timestamp.fromMillis(at) },
    );
  }

  /** Removes the scheduled time of a work. A public version stays public. @throws WorkGone */
  function unscheduleWork(uid: string, id: string): Promise<Work> {
    return change(uid, id, ({ state, publishedRevision }) =>
      state === 'scheduled'
        ? { state: publishedRevision === undefined ? 'draft' : 'changed', publishAt: deleteField() }
        : undefined,
    );
  }

  /** Changes the tags of a work. Tags beyond `MAX_TAGS` are dropped. @throws WorkGone */
  function tagWork(uid: string, id: string, { add, remove }: TagChange): Promise<Work> {
    return change(uid, id, ({ state, content }) => {
      const tags = Array.isArray(content['tags']) ? content['tags'] : [];
      const kept = tags.filter((tag) => !remove.includes(tag));
      const next = [...new Set([...kept, ...add])].slice(0, MAX_TAGS);
      const isSame = next.length === tags.length && next.every((tag, index) => tag === tags[index]);
      return isSame ? undefined : { 'content.tags': next, state: stateAfter(state) };
    });
  }

  /**
   * Adds photos that have been uploaded, in the order of their files. Those beyond `MAX_PHOTOS` are dropped.
   * @throws WorkGone, also for a co-writer who was removed: any other refusal may pass, as that of a story in the trash
   */
  async function addPhotos(
    uid: string,
    id: string,
    photos: readonly Photo[],
    order: FileOrder,
  ): Promise<Work> {
    try {
      return await change(uid, id, ({ state, content }) => {
        const before: readonly Photo[] = Array.isArray(content['photos']) ? content['photos'] : [];
        const next = photos.reduce((now, photo) => withArrivedPhoto(now, photo, order), before);
        return next === before ? undefined : { 'content.photos': next, state: stateAfter(state) };
      });
    } catch (error) {
      if (!isDenied(error) || (await isWriter(uid, id))) throw error;
      throw new WorkGone('The user no longer writes the story.');
    }
  }

  /** Whether a work is the user's own, or a story that they write for another. */
  async function isWriter(uid: string, name: string): Promise<boolean> {
    const { ownerId, id } = workNamed(uid, name);
    if (ownerId === uid) return true;
    const person = `${sharedPath({ kind: 'story', ownerId, id })}/people/${uid}`;
    return runInDatabase(async () => (await getDoc(doc(firestore, person))).exists());
  }

  /** Moves a work into a project. Undefined moves it out of its project. @throws WorkGone */
  function moveWork(uid: string, id: string, projectId: string | undefined): Promise<Work> {
    return change(uid, id, (work) =>
      work.projectId === projectId ? undefined : { projectId: projectId ?? deleteField() },
    );
  }

  /** Writes the changed fields of a work; undefined changes nothing. @returns the work as it was before */
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
    duplicateWork,
    discardWork,
    trashWork,
    restoreWork,
    archiveWork,
    unarchiveWork,
    scheduleWork,
    unscheduleWork,
    tagWork,
    addPhotos,
    moveWork,
  };
}
