import type { Project } from '@waymark/model/entities/project';
import { newId } from '@waymark/model/ids';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { runInDatabase } from '../core/unavailable-error.ts';

/*
 * The writes of a creator's projects. Each is a transaction, because a plain write would wait for a connection instead of
 * failing without one. All throw UnavailableError, and the refusal of the security rules.
 */

/** The fields of a project that its creator writes. */
type ProjectText = Pick<Project, 'title' | 'goal' | 'dueOn'>;

/** The writes of projects, in a database. */
export function projectWrites(firestore: Firestore) {
  /** @returns the id of the new project */
  async function createProject(uid: string, text: ProjectText): Promise<string> {
    const id = newId();
    await saveProject(uid, id, text);
    return id;
  }

  /** Writes all fields of a project. */
  function saveProject(uid: string, id: string, text: ProjectText): Promise<void> {
    return write(id, { ...text, ownerId: uid });
  }

  /** Deletes a project. Its works have to be moved out before. */
  function deleteProject(id: string): Promise<void> {
    return write(id, null);
  }

  function write(id: string, data: Omit<Project, 'id'> | null): Promise<void> {
    const ref = doc(firestore, 'projects', id);
    return runInDatabase(() =>
      runTransaction(firestore, async (transaction) => {
        if (data === null) transaction.delete(ref);
        else transaction.set(ref, data);
      }),
    );
  }

  return { createProject, saveProject, deleteProject };
}
