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
  /** The edit session that saved this revision; absent where another write did. */
  session?: string | undefined;
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
  /** As the user names it (`nameOfWork`). */
  id: string;
  kind: PublishedKind;
  /** The id of the edit session that saves it, if one does. */
  session?: string;
}

/**
 * Writes the content of a work in a transaction, and only if the edited revision is still the newest.
 * An answer may be lost, after which the SDK runs the transaction again: the session then finds its own save as `behind`.
 * @param revision the edited revision; undefined for a new work
 * @throws UnavailableError, and the refusal of the security rules
 */
export function saveWork(
  { uid, id, kind, session }: WorkPlace,
  content: Draft,
  revision: number | undefined,
): Promise<SaveAnswer> {
  const written = stored.encode({ content });
  const savedBy = (revision: number) => session !== undefined && { savedBy: { session, revision } };
  return withWork(firestore, uid, id, (found, { transaction, ref }): SaveAnswer => {
    if (found === undefined && revision !== undefined) return { gone: true };
    const updatedAt = serverTimestamp();
    if (found === undefined) {
      const made = { kind, state: 'draft', revision: 1, createdAt: updatedAt, updatedAt };
      transaction.set(ref, { ...written, ...made, ...savedBy(1) });
      return { saved: { revision: 1, content, session } };
    }
    if (found.revision !== revision) return { behind: storedDraft(found) };
    const next = revision + 1;
    transaction.update(ref, {
      ...written,
      state: stateAfter(found.state),
      revision: next,
      ...savedBy(next),
      updatedAt,
    });
    return { saved: { revision: next, content, session } };
  });
}

export function storedDraft({ revision, content, savedBy }: Work): StoredDraft {
  return { revision, content, session: savedBy?.revision === revision ? savedBy.session : undefined };
}
