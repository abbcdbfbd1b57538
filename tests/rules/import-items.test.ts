import {
  IMPORT_ITEM_STATES,
  importItem as importItemSchema,
  POSITION_SOURCES,
} from '@waymark/model/entities/instagram-import';
import { newId } from '@waymark/model/ids';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { EDITOR } from './actors.ts';
import { idOf, importItem, instagramImport, photo } from './examples.ts';
import { choiceCases, idCases, positionCases, textCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { photoCases } from './photo-cases.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const ITEMS = `instagramImports/${instagramImport.id}/items`;
const ORPHANS = `instagramImports/${idOf('0')}/items`;
const data = stored.encode(importItem, 'mediaId');

const as = underRules({
  [`instagramImports/${instagramImport.id}`]: stored.encode(instagramImport, 'id'),
  [`${ITEMS}/${importItem.mediaId}`]: data,
});

const READERS = ['the owner', 'a holder of read:all:instagramImports'] as const;

describe('items of imports', () => {
  testMatrix(as, {
    'get an item of an import': { allowed: READERS, run: (db) => getDoc(doc(db, ITEMS, importItem.mediaId)) },
    'find the items of an import': { allowed: READERS, run: (db) => getDocs(collection(db, ITEMS)) },
    'add an item to an import': {
      allowed: ['the owner'],
      run: (db) => setDoc(doc(db, ITEMS, newId()), data),
    },
    'add more items at once than the rules may look up documents for': {
      allowed: ['the owner'],
      run: (db) => {
        const batch = writeBatch(db);
        for (let index = 0; index < 21; index++) batch.set(doc(db, ITEMS, newId()), data);
        return batch.commit();
      },
    },
    'add an item under an id that Instagram does not give': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, ITEMS, 'a.b'), data),
    },
    'add an item under an id that is too long': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, ITEMS, 'a'.repeat(129)), data),
    },
    'add an item to an import that does not exist': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, ORPHANS, newId()), data),
    },
    'place an item of an import': {
      allowed: ['the owner'],
      run: (db) =>
        updateDoc(doc(db, ITEMS, importItem.mediaId), { position: data['position'], positionFrom: 'person' }),
    },
    'remove an item of an import': {
      allowed: ['the owner'],
      run: (db) => deleteDoc(doc(db, ITEMS, importItem.mediaId)),
    },
  });
});

testFields(as, {
  name: 'an item of an import',
  actor: 'the owner',
  schema: importItemSchema,
  example: importItem,
  idField: 'mediaId',
  fields: {
    caption: textCases(0, 2200),
    takenAt: {
      accepted: { unknown: null, 'the first instant of 1970': 0 },
      refused: { 'a time before 1970': -1, text: '2026-05-31' },
    },
    photo: {
      ...photoCases(),
      reserved: {
        "another creator's": { ...photo, path: `photos/${EDITOR}/${idOf('p')}` },
      },
    },
    position: positionCases(),
    positionFrom: choiceCases([...POSITION_SOURCES, null]),
    state: choiceCases(IMPORT_ITEM_STATES),
    workId: idCases(),
  },
  writes: {
    create: (db, created) => setDoc(doc(db, ITEMS, newId()), created),
    update: (db, changed) => setDoc(doc(db, ITEMS, importItem.mediaId), changed),
  },
});
