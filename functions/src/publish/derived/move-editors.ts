import { MOST_EDITORS } from '@waymark/model/entities/sharing';
import { uidSchema } from '@waymark/model/ids';
import { editorsOf } from '@waymark/model/own-queries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { toQuery } from '../../platform/to-query.ts';

const uids = z.array(uidSchema);

/** Whether the document of a list says who edits it, as older ones do. */
export function holdsEditors(list: DocumentSnapshot): boolean {
  return list.get('editors') !== undefined;
}

/**
 * Removes the editors from the document of a list, which everybody who may see the list can read. They stay editors by their
 * documents below the list; those of users who were no editors any more are deleted.
 */
export async function moveEditors(db: Firestore, listId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(`lists/${listId}`);
    const list = await transaction.get(ref);
    if (!holdsEditors(list)) return;
    const people = await transaction.get(
      toQuery(db, editorsOf({ kind: 'list', id: listId }, 2 * MOST_EDITORS.list)),
    );
    const { editors, ...rest } = list.data() ?? {};
    const edit = new Set(uids.safeParse(editors).data);
    for (const person of people.docs) {
      if (edit.has(person.id))
        transaction.update(person.ref, { uid: person.id, ownerId: list.get('ownerId') });
      else transaction.delete(person.ref);
    }
    transaction.set(ref, rest);
  });
}
