import { MOST_PHOTOS_AT_ONCE } from '@waymark/model/entities/original';
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

const FAILED = `${PHOTOS}/${idOf('x')}`;

const as = underRules({ [PHOTO]: data, [FAILED]: { ...data, state: 'failed' } });

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
    "find a page of the owner's originals": {
      allowed: OWNERS,
      run: (db) => getDocs(query(collection(db, PHOTOS), limit(MOST_PHOTOS_AT_ONCE))),
    },
    "find more of the owner's originals than a page": {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, PHOTOS), limit(MOST_PHOTOS_AT_ONCE + 1))),
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
    'describe their own photo': {
      allowed: ['the owner'],
      run: (db) =>
        updateDoc(doc(db, PHOTO), { alt: { fr: 'a'.repeat(250) }, credit: 'Ada', isFavourite: true }),
    },
    'remove their own photo from their favourites': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, PHOTO), { isFavourite: false }),
    },
    'describe a photo in a language that does not exist': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { alt: { de: 'Eine Pyramide' } }),
    },
    'describe a photo too long': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { alt: { en: 'a'.repeat(251) } }),
    },
    'name a photographer too long': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { credit: 'a'.repeat(121) }),
    },
    'mark a photo as a favourite by a text': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { isFavourite: 'yes' }),
    },
    'add another field to a photo': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, PHOTO), { isFavourite: true, note: 'mine' }),
    },
    'describe a photo that could not be made': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, FAILED), { isFavourite: true }),
    },
    'delete the record of an original': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, PHOTO)) },
  });
});
