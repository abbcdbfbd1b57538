import type { PublishedKind } from '@waymark/model/entities/kinds';
import { type Work, type WorkState, work as workSchema } from '@waymark/model/entities/work';
import { FirebaseError } from 'firebase/app';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../session/firebase.ts';
import { readEntity } from './read-entity.ts';
import { stored } from './stored.ts';

/** The content of a work, which may be incomplete. */
export type Draft = Readonly<Record<string, unknown>>;

/** A content as the database has it. */
export interface StoredDraft {
  revision: number;
  content: Draft;
}

/** What came of saving. */
export type SaveAnswer =
  | { saved: StoredDraft }
  /** It was changed elsewhere since. */
  | { behind: StoredDraft }
  /** It was deleted elsewhere. */
  | { gone: true };

/** The database cannot be reached: it is to be tried again. */
export class NotNow extends Error {
  override name = 'NotNow';
}

export interface WorkPlace {
  uid: string;
  id: string;
  kind: PublishedKind;
}

/**
 * Writes the content of a work, in a transaction: to the revision that was edited, or not at all.
 * @param revision which was edited; undefined for a work that is new
 * @throws NotNow, and what the security rules refuse
 */
export async function saveWork(
  { uid, id, kind }: WorkPlace,
  content: Draft,
  revision: number | undefined,
): Promise<SaveAnswer> {
  const ref = doc(firestore, `users/${uid}/works/${id}`);
  const written = stored.encode({ content });
  try {
    return await runTransaction(firestore, async (transaction): Promise<SaveAnswer> => {
      const snapshot = await transaction.get(ref);
      const data = snapshot.data();
      if (data === undefined && revision !== undefined) return { gone: true };
      const updatedAt = serverTimestamp();
      if (data === undefined) {
        const made = { kind, state: 'draft', revision: 1, createdAt: updatedAt, updatedAt };
        transaction.set(ref, { ...written, ...made });
        return { saved: { revision: 1, content } };
      }
      const found = readEntity({ path: ref.path, id, data: stored.decode(data) }, workSchema);
      if (found === undefined) throw new Error('The work is broken.');
      if (found.revision !== revision) return { behind: storedDraft(found) };
      const next = revision + 1;
      transaction.update(ref, { ...written, state: stateAfter(found.state), revision: next, updatedAt });
      return { saved: { revision: next, content } };
    });
  } catch (error) {
    throw isPassing(error) ? new NotNow('The database does not answer.', { cause: error }) : error;
  }
}

export function storedDraft({ revision, content }: Work): StoredDraft {
  return { revision, content };
}

/** What is public stays as it is until it is published again. */
function stateAfter(state: WorkState): WorkState {
  return state === 'published' ? 'changed' : state;
}

/** What the database says when it is away, or busy. */
const PASSING: readonly string[] = [
  'unavailable',
  'deadline-exceeded',
  'aborted',
  'resource-exhausted',
  'cancelled',
];

function isPassing(error: unknown): boolean {
  return error instanceof FirebaseError && PASSING.includes(error.code.replace('firestore/', ''));
}
