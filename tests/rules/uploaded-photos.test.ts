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
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const PHOTOS = `users/${OWNER}/photos`;
const PHOTO = `${PHOTOS}/${uploadedPhoto.id}`;
const data = stored.encode(uploadedPhoto, 'id');

const ofOne = (db: Firestore, photoId: string) => toQuery(db, uploadedPhotoOf(OWNER, photoId));

const as = underRules({ [PHOTO]: data });

describe('the records of originals', () => {
  testMatrix(as, {
    'get the record of an original of the owner': {
      allowed: OWNERS,
      run: (db) => getDoc(doc(db, PHOTO)),
    },
    'listen for the record of an original of the owner': {
      allowed: OWNERS,
      run: (db) => getDoc(doc(db, PHOTOS, idOf('0'))),
    },
    'listen for it by a query': { allowed: OWNERS, run: (db) => getDocs(ofOne(db, uploadedPhoto.id)) },
    'listen by a query for a missing record': {
      allowed: OWNERS,
      run: (db) => getDocs(ofOne(db, idOf('0'))),
    },
    "find two of the owner's originals": {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, PHOTOS), limit(2))),
    },
    "find the owner's originals": { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, PHOTOS)) },
    'find originals of all owners': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(collectionGroup(db, 'photos')),
    },
    'mark their own original as ready': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, `users/${uid}/photos`, newId()), data),
    },
    'change where a photo was taken': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { position: null }),
    },
    'delete the record of an original': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, PHOTO)) },
  });
});
