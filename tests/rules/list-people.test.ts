import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { EDITOR, OWNER, OWNERS, SIGNED_IN } from './actors.ts';
import { coEditor, sharedList, shareInvitation } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const LIST = `lists/${'l'.repeat(20)}`;
const INVITATION = `${LIST}/invitations/${shareInvitation.id}`;
const SECRET = `${INVITATION}/secrets/hash`;
const PERSON = `${LIST}/people/${EDITOR}`;
const invitation = stored.encode(shareInvitation, 'id');
const person = stored.encode(coEditor);

const OWNERS_AND_EDITOR = [...OWNERS, 'a co-editor'] as const;

function findInAllLists(db: Firestore, field: 'uid' | 'ownerId', uid: string) {
  return getDocs(query(collectionGroup(db, 'people'), where(field, '==', uid)));
}

// A public list: its editors and invitations are for its owner all the same, and each editor knows of themselves.
const as = underRules({
  [LIST]: stored.encode(sharedList, 'id'),
  [INVITATION]: invitation,
  [SECRET]: { sha256: 'a hash' },
  [PERSON]: person,
});

describe('the editors and invitations of a list', () => {
  testMatrix(as, {
    'get an invitation': { allowed: OWNERS, run: (db) => getDoc(doc(db, INVITATION)) },
    'find the invitations': { allowed: OWNERS, run: (db) => getDocs(collection(db, `${LIST}/invitations`)) },
    'make an invitation': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, LIST, 'invitations', 'n'.repeat(20)), invitation),
    },
    'extend an invitation': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, INVITATION), { expiresAt: new Date(2099, 0) }),
    },
    'delete an invitation': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, INVITATION)) },
    'get the hash of a secret': { allowed: NO_ACTOR, run: (db) => getDoc(doc(db, SECRET)) },
    'find the hashes of secrets': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(collection(db, `${INVITATION}/secrets`)),
    },
    'replace the hash of a secret': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, SECRET), { sha256: 'another' }),
    },
    'get an editor': { allowed: OWNERS_AND_EDITOR, run: (db) => getDoc(doc(db, PERSON)) },
    'learn whether they are an editor': {
      allowed: SIGNED_IN,
      run: (db, uid) => getDoc(doc(db, LIST, 'people', uid)),
    },
    'find the lists that they edit': { allowed: SIGNED_IN, run: (db, uid) => findInAllLists(db, 'uid', uid) },
    'find the lists that the co-editor edits': {
      allowed: ['a co-editor'],
      run: (db) => findInAllLists(db, 'uid', EDITOR),
    },
    "find the editors of all the owner's lists": {
      allowed: OWNERS,
      run: (db) => findInAllLists(db, 'ownerId', OWNER),
    },
    'find the editors of everybody': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(collectionGroup(db, 'people')),
    },
    'find the editors': { allowed: OWNERS, run: (db) => getDocs(collection(db, `${LIST}/people`)) },
    'make themselves an editor': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, LIST, 'people', uid), person),
    },
    'remove an editor': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, PERSON)) },
    'rename an editor': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, PERSON), { name: 'Another' }) },
  });
});
