import {
  IMPORT_ITEM_STATES,
  importItem as importItemSchema,
  POSITION_SOURCES,
} from '@waymark/model/entities/instagram-import';
import { newId } from '@waymark/model/ids';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { EDITOR } from './actors.ts';
import { idOf, importItem, instagramImport, photo } from './examples.ts';
import { choiceCases, idCases, positionCases, reservedCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { photoCases } from './photo-cases.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const ITEMS = `instagramImports/${instagramImport.id}/items`;
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
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, ITEMS, newId()), data),
    },
    'place an item of an import': {
      allowed: ['the owner'],
      run: (db) =>
        updateDoc(doc(db, ITEMS, importItem.mediaId), { position: data['position'], positionFrom: 'person' }),
    },
    'add a stored photo to an item of an import': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, ITEMS, importItem.mediaId), { photoIds: [idOf('p'), idOf('q')] }),
    },
    'change the caption of an item of an import': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, ITEMS, importItem.mediaId), { caption: 'Lyon!' }),
    },
    'remove an item of an import': {
      allowed: NO_ACTOR,
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
    type: reservedCases({ 'another one': 'story' }),
    caption: reservedCases({ 'another one': 'Lyon!' }),
    takenAt: reservedCases({ unknown: null }),
    permalink: reservedCases({ 'another one': 'https://example.org/' }),
    photosFound: reservedCases({ 'another one': 3 }),
    videos: reservedCases({ 'another one': 1 }),
    spots: reservedCases({ 'another one': 3 }),
    placeName: reservedCases({ 'another one': 'Lyon' }),
    photo: {
      ...photoCases(),
      reserved: {
        "another creator's": { ...photo, path: `photos/${EDITOR}/${idOf('p')}` },
      },
    },
    photoIds: {
      accepted: { none: [], 'forty of them': Array(40).fill(idOf('p')) },
      refused: {
        'forty-one of them': Array(41).fill(idOf('p')),
        'a path': [`a/${'b'.repeat(18)}`],
        'two in one text': [`${idOf('p')} ${idOf('q')}`],
        'a map': [{ id: idOf('p') }],
        text: idOf('p'),
        null: null,
      },
    },
    position: positionCases(),
    positionFrom: choiceCases([...POSITION_SOURCES, null]),
    state: choiceCases(IMPORT_ITEM_STATES),
    workId: idCases(),
  },
  writes: { update: (db, changed) => setDoc(doc(db, ITEMS, importItem.mediaId), changed) },
});
