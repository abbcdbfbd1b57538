import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER, SIGNED_IN } from './actors.ts';
import { creator } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { underRules } from './under-rules.ts';

const TAKEN = `handles/${creator.handle}`;
const data = { creatorId: creator.id, userId: OWNER };

const as = underRules({ [TAKEN]: data, 'handles/free-one': null });

describe('handles', () => {
  testMatrix(as, {
    'check a handle that is taken': { allowed: SIGNED_IN, run: (db) => getDoc(doc(db, TAKEN)) },
    'check a handle that is free': { allowed: SIGNED_IN, run: (db) => getDoc(doc(db, 'handles/free-one')) },
    'find all handles': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, 'handles')) },
    'find their own handles': {
      allowed: NO_ACTOR,
      run: (db, uid) => getDocs(query(collection(db, 'handles'), where('userId', '==', uid))),
    },
    'take a handle': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'handles/free-one'), { ...data, userId: uid }),
    },
    'take another creator’s handle': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, TAKEN), { userId: uid }),
    },
    'give up a handle': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, TAKEN)) },
  });
});
