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
import { NOBODY, testMatrix } from './matrix.ts';
import { underRules } from './under-rules.ts';

const TAKEN = `handles/${creator.handle}`;
const data = { creatorId: creator.id, userId: OWNER };

const as = underRules({ [TAKEN]: data, 'handles/free-one': null });

describe('handles', () => {
  testMatrix(as, {
    'look whether one is taken': { allowed: SIGNED_IN, run: (db) => getDoc(doc(db, TAKEN)) },
    'look whether one is free': { allowed: SIGNED_IN, run: (db) => getDoc(doc(db, 'handles/free-one')) },
    'find all of them': { allowed: NOBODY, run: (db) => getDocs(collection(db, 'handles')) },
    'find their own': {
      allowed: NOBODY,
      run: (db, uid) => getDocs(query(collection(db, 'handles'), where('userId', '==', uid))),
    },
    'take one': {
      allowed: NOBODY,
      run: (db, uid) => setDoc(doc(db, 'handles/free-one'), { ...data, userId: uid }),
    },
    'take one from somebody': {
      allowed: NOBODY,
      run: (db, uid) => updateDoc(doc(db, TAKEN), { userId: uid }),
    },
    'give one up': { allowed: NOBODY, run: (db) => deleteDoc(doc(db, TAKEN)) },
  });
});
