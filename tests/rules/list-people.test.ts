import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { EDITOR, OWNERS } from './actors.ts';
import { listEditor, listInvitation, sharedList } from './examples.ts';
import { NOBODY, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const LIST = `lists/${'l'.repeat(20)}`;
const INVITATION = `${LIST}/invitations/${listInvitation.id}`;
const SECRET = `${INVITATION}/secrets/hash`;
const PERSON = `${LIST}/people/${EDITOR}`;
const invitation = stored.encode(listInvitation, 'id');
const person = stored.encode(listEditor, 'uid');

// A public list: whom it is shared with is for its owner all the same.
const as = underRules({
  [LIST]: stored.encode(sharedList, 'id'),
  [INVITATION]: invitation,
  [SECRET]: { sha256: 'a hash' },
  [PERSON]: person,
});

describe('whom a list is shared with', () => {
  testMatrix(as, {
    'get an invitation': { allowed: OWNERS, run: (db) => getDoc(doc(db, INVITATION)) },
    'find the invitations': { allowed: OWNERS, run: (db) => getDocs(collection(db, `${LIST}/invitations`)) },
    'make an invitation': {
      allowed: NOBODY,
      run: (db) => setDoc(doc(db, LIST, 'invitations', 'n'.repeat(20)), invitation),
    },
    'make an invitation last longer': {
      allowed: NOBODY,
      run: (db) => updateDoc(doc(db, INVITATION), { expiresAt: new Date(2099, 0) }),
    },
    'delete an invitation': { allowed: NOBODY, run: (db) => deleteDoc(doc(db, INVITATION)) },
    'get the hash of a secret': { allowed: NOBODY, run: (db) => getDoc(doc(db, SECRET)) },
    'find the hashes of secrets': {
      allowed: NOBODY,
      run: (db) => getDocs(collection(db, `${INVITATION}/secrets`)),
    },
    'put another hash in its place': {
      allowed: NOBODY,
      run: (db) => setDoc(doc(db, SECRET), { sha256: 'another' }),
    },
    'get who edits it': { allowed: OWNERS, run: (db) => getDoc(doc(db, PERSON)) },
    'find who edits it': { allowed: OWNERS, run: (db) => getDocs(collection(db, `${LIST}/people`)) },
    'say that they edit it': {
      allowed: NOBODY,
      run: (db, uid) => setDoc(doc(db, LIST, 'people', uid), person),
    },
    'rename who edits it': { allowed: NOBODY, run: (db) => updateDoc(doc(db, PERSON), { name: 'Another' }) },
  });
});
