import { handlesOfUser } from '@waymark/model/function-queries';
import { creatorOfUser } from '@waymark/model/own-queries';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { creatorIdOf } from '../accounts/creator-id.ts';
import type { providerManagement } from '../auth/management.ts';
import type { PhotoStore } from '../photos/follow-original.ts';
import { toQuery } from '../platform/to-query.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Everything where data of users lie. */
export interface PersonalStore extends PhotoStore {
  auth: Auth;
  /** Undefined where the site has no search engine. */
  search: SearchIndex | undefined;
  provider: Pick<ReturnType<typeof providerManagement>, 'deleteUser' | 'hasUser'>;
}

/** A user, by all the names under which data of theirs lie. */
export interface Person {
  uid: string;
  /** The id of their creator record, and of one that was made in another way. */
  creatorIds: readonly string[];
  handles: readonly string[];
  /** The subject at the identity provider; undefined where it is unknown, or the account is of another kind. */
  subject: string | undefined;
}

const remembered = z.object({
  subject: z.exactOptional(z.string()),
  creatorIds: z.exactOptional(z.array(z.string())),
  handles: z.exactOptional(z.array(z.string())),
});

/** Below the deletion, where no client reads: the other names of a user, which are deleted before everything else is. */
export function rememberedRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`deletions/${uid}/private/names`);
}

/** A user by their names in the database now, and those that a deletion has remembered. */
export async function personOf(db: Firestore, uid: string): Promise<Person> {
  const [records, handles, before] = await Promise.all([
    toQuery(db, creatorOfUser(uid)).select().get(),
    toQuery(db, handlesOfUser(uid)).select('creatorId').get(),
    rememberedRef(db, uid).get(),
  ]);
  const known = remembered.safeParse(before.data() ?? {}).data ?? {};
  const ofHandles = handles.docs.map((handle) => String(handle.get('creatorId')));
  const recorded = records.docs.map(({ id }) => id);
  return {
    uid,
    creatorIds: unique([creatorIdOf(uid), ...recorded, ...ofHandles, ...(known.creatorIds ?? [])]),
    handles: unique([...handles.docs.map(({ id }) => id), ...(known.handles ?? [])]),
    subject: known.subject,
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
