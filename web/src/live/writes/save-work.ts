import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Work } from '@waymark/model/entities/work';
import { serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../session/firebase.ts';
import { stored } from '../core/stored.ts';
import { stateAfter, withWork } from './work-transaction.ts';

/** The content of a work, which may be incomplete. */
export type Draft = Readonly<Record<string, unknown>>;

/** The saved content, with its revision. */
export interface StoredDraft {
  revision: number;
  content: Draft;
}

/** The result of a save. */
export type SaveAnswer =
  | { saved: StoredDraft }
  /** The work has been changed elsewhere since. */
  | { behind: StoredDraft }
  /** The work has been deleted elsewhere. */
  | { gone: true };

export interface WorkPlace {
  uid: string;
  id: string;
  kind: PublishedKind;
}

/**
 * Writes the content of a work in a transaction, and only if the edited revision is still the newest.
 * @param revision the edited revision; undefined for a new work
 * @throws UnavailableError, and the refusal of the security rules
 */
export function saveWork(
  { uid, id, kind }: WorkPlace,
  content: Draft,
  revision: number | undefined,
): Promise<SaveAnswer> {
  const written = stored.encode({ content });
  return withWork(firestore, uid, id, (found, { transaction, ref }): SaveAnswer => {
    if (found === undefined && revision !== undefined) return { gone: true };
    const updatedAt = serverTimestamp();
    if (found === undefined) {
      const made = { kind, state: 'draft', revision: 1, createdAt: updatedAt, updatedAt };
      transaction.set(ref, { ...written, ...made });
      return { saved: { revision: 1, content } };
    }
    if (found.revision !== revision) return { behind: storedDraft(found) };
    const next = revision + 1;
    transaction.update(ref, { ...written, state: stateAfter(found.state), revision: next, updatedAt });
    return { saved: { revision: next, content } };
  });
}

export function storedDraft({ revision, content }: Work): StoredDraft {
  return { revision, content };
}
