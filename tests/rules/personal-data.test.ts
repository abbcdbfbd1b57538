import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER, OWNERS, SIGNED_IN } from './actors.ts';
import { dataExport, deletion } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const EXPORTS = `users/${OWNER}/exports`;
const EXPORT = `${EXPORTS}/latest`;
const CONNECTIONS = `users/${OWNER}/integrations`;
const CONNECTION = `${CONNECTIONS}/instagram`;
const DELETION = `deletions/${OWNER}`;

const as = underRules({
  [EXPORT]: stored.encode(dataExport, 'id'),
  [CONNECTION]: { username: 'rae', state: 'expired' },
  [DELETION]: stored.encode(deletion, 'uid'),
  [`${DELETION}/private/identity`]: { subject: 'provider|1' },
});

describe("the archive of a user's data", () => {
  testMatrix(as, {
    'get its state': { allowed: OWNERS, run: (db) => getDoc(doc(db, EXPORT)) },
    'listen for it by a query': {
      allowed: OWNERS,
      run: (db) => getDocs(query(collection(db, EXPORTS), limit(1))),
    },
    'find several': { allowed: NO_ACTOR, run: (db) => getDocs(query(collection(db, EXPORTS), limit(2))) },
    'find those of all users': { allowed: NO_ACTOR, run: (db) => getDocs(collectionGroup(db, 'exports')) },
    'create one of their own': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, `users/${uid}/exports/other`), stored.encode(dataExport, 'id')),
    },
    'change its state': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, EXPORT), { bytes: 1 }) },
    'delete its state': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, EXPORT)) },
  });
});

describe('the account at Instagram that a user has connected', () => {
  testMatrix(as, {
    'get its state': { allowed: OWNERS, run: (db) => getDoc(doc(db, CONNECTION)) },
    'listen for it by a query': {
      allowed: OWNERS,
      run: (db) => getDocs(query(collection(db, CONNECTIONS), limit(1))),
    },
    'find several': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, CONNECTIONS), limit(2))),
    },
    'connect one of their own': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, `users/${uid}/integrations/instagram`), { state: 'connected' }),
    },
    'change its state': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, CONNECTION), { state: 'connected' }),
    },
    'disconnect it without the function': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, CONNECTION)) },
  });
});

describe('the deletion of an account', () => {
  testMatrix(as, {
    'get its state': { allowed: OWNERS, run: (db) => getDoc(doc(db, DELETION)) },
    'look for their own': { allowed: SIGNED_IN, run: (db, uid) => getDoc(doc(db, 'deletions', uid)) },
    'find all': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, 'deletions')) },
    'find one': { allowed: NO_ACTOR, run: (db) => getDocs(query(collection(db, 'deletions'), limit(1))) },
    'request one without the function': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'deletions', uid), stored.encode(deletion, 'uid')),
    },
    'delay it': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, DELETION), { dueAt: null }) },
    'cancel it without the function': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, DELETION)) },
    'get the identity at the provider': {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, DELETION, 'private/identity')),
    },
  });
});
