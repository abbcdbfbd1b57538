import { newId } from '@waymark/model/ids';
import { uploadedPhotoOf } from '@waymark/model/own-queries';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { toQuery } from '../../web/src/live/core/to-query.ts';
import { OWNER, OWNERS } from './actors.ts';
import { idOf, uploadedPhoto } from './examples.ts';
import { NOBODY, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const PHOTOS = `users/${OWNER}/photos`;
const PHOTO = `${PHOTOS}/${uploadedPhoto.id}`;
const data = stored.encode(uploadedPhoto, 'id');

const ofOne = (db: Firestore, photoId: string) => toQuery(db, uploadedPhotoOf(OWNER, photoId));

const as = underRules({ [PHOTO]: data });

describe('what became of an original', () => {
  testMatrix(as, {
    'learn what became of an original of the owner': {
      allowed: OWNERS,
      run: (db) => getDoc(doc(db, PHOTO)),
    },
    'wait for what becomes of an original of the owner': {
      allowed: OWNERS,
      run: (db) => getDoc(doc(db, PHOTOS, idOf('0'))),
    },
    'wait for it by a query': { allowed: OWNERS, run: (db) => getDocs(ofOne(db, uploadedPhoto.id)) },
    'wait by a query for what is not there yet': {
      allowed: OWNERS,
      run: (db) => getDocs(ofOne(db, idOf('0'))),
    },
    "find two of the owner's originals": {
      allowed: NOBODY,
      run: (db) => getDocs(query(collection(db, PHOTOS), limit(2))),
    },
    "find the owner's originals": { allowed: NOBODY, run: (db) => getDocs(collection(db, PHOTOS)) },
    'find originals of everybody': { allowed: NOBODY, run: (db) => getDocs(collectionGroup(db, 'photos')) },
    'say that an original of theirs is ready': {
      allowed: NOBODY,
      run: (db, uid) => setDoc(doc(db, `users/${uid}/photos`, newId()), data),
    },
    'change where a photo was taken': {
      allowed: NOBODY,
      run: (db) => updateDoc(doc(db, PHOTO), { position: null }),
    },
    'delete what is known of an original': { allowed: NOBODY, run: (db) => deleteDoc(doc(db, PHOTO)) },
  });
});
