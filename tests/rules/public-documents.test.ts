import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { MOST_LISTED } from '@waymark/model/listable';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { ALL_ACTORS, OWNER } from './actors.ts';
import { idOf, publicDocuments } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const PUBLIC = idOf('1');
const UNLISTED = idOf('2');
/** No function writes such a document; if it existed, it would be hidden from all. */
const PRIVATE = idOf('3');

function dataOf(kind: (typeof PUBLISHED_KINDS)[number], visibility: string) {
  return stored.encode({ ...publicDocuments[kind], visibility }, 'id');
}

const as = underRules(
  Object.fromEntries(
    PUBLISHED_KINDS.flatMap((kind) => [
      [`${COLLECTION_OF[kind]}/${PUBLIC}`, dataOf(kind, 'public')],
      [`${COLLECTION_OF[kind]}/${UNLISTED}`, dataOf(kind, 'unlisted')],
      [`${COLLECTION_OF[kind]}/${PRIVATE}`, dataOf(kind, 'private')],
    ]),
  ),
);

describe.each(PUBLISHED_KINDS)('%s', (kind) => {
  const name = COLLECTION_OF[kind];

  testMatrix(as, {
    [`get one of the public ${name}`]: {
      allowed: ALL_ACTORS,
      run: (db) => getDoc(doc(db, name, PUBLIC)),
    },
    [`get one of the unlisted ${name} by its address`]: {
      allowed: ALL_ACTORS,
      run: (db) => getDoc(doc(db, name, UNLISTED)),
    },
    [`get one of the ${name} that is of another visibility`]: {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, name, PRIVATE)),
    },
    [`learn that there are no ${name} at an address`]: {
      allowed: ALL_ACTORS,
      run: (db) => getDoc(doc(db, name, idOf('0'))),
    },
    [`find public ${name}`]: {
      allowed: ALL_ACTORS,
      run: (db) =>
        getDocs(query(collection(db, name), where('visibility', '==', 'public'), limit(MOST_LISTED))),
    },
    [`find any number of public ${name}`]: {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, name), where('visibility', '==', 'public'))),
    },
    [`find more public ${name} at once than any page shows`]: {
      allowed: NO_ACTOR,
      run: (db) =>
        getDocs(query(collection(db, name), where('visibility', '==', 'public'), limit(MOST_LISTED + 1))),
    },
    [`find ${name} without asking for the public ones`]: {
      allowed: NO_ACTOR,
      run: (db) => getDocs(collection(db, name)),
    },
    [`find unlisted ${name}`]: {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, name), where('visibility', '==', 'unlisted'))),
    },
    [`find all ${name} of the owner`]: {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, name), where('ownerId', '==', OWNER))),
    },
    [`create one of the ${name}`]: {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, name, idOf('0')), { ...dataOf(kind, 'public'), ownerId: uid }),
    },
    [`update one of the ${name}`]: {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, name, PUBLIC), { visibility: 'unlisted' }),
    },
    [`delete one of the ${name}`]: {
      allowed: NO_ACTOR,
      run: (db) => deleteDoc(doc(db, name, PUBLIC)),
    },
  });
});
