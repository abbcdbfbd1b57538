import { work as workSchema } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { exampleId } from '@waymark/model/testing/examples';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER } from './actors.ts';
import { idOf, publication, work } from './examples.ts';
import { idCases, nowCases, reservedCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const WORKS = `users/${OWNER}/works`;
const DRAFT = idOf('1');
const PUBLISHED = idOf('2');
const UNPUBLISHED = idOf('3');
const ARCHIVED = idOf('4');
const data = (changes: object) => stored.encode({ ...work, ...changes }, 'id');

const as = underRules({
  [`${WORKS}/${DRAFT}`]: data({}),
  [`${WORKS}/${PUBLISHED}`]: data({ state: 'published', ...publication }),
  [`${WORKS}/${UNPUBLISHED}`]: data({ state: 'draft', ...publication }),
  [`${WORKS}/${ARCHIVED}`]: data({ state: 'archived' }),
});

const fresh = () => ({ ...data({}), createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
const edited = () => ({ ...data({ revision: 2 }), updatedAt: serverTimestamp() });

describe('works', () => {
  testMatrix(as, {
    "get the owner's work": { allowed: ['the owner'], run: (db) => getDoc(doc(db, WORKS, DRAFT)) },
    'look for a work that the owner does not have': {
      allowed: ['the owner'],
      run: (db) => getDoc(doc(db, WORKS, idOf('0'))),
    },
    "find the owner's works": { allowed: ['the owner'], run: (db) => getDocs(collection(db, WORKS)) },
    "find the owner's published works": {
      allowed: ['the owner'],
      run: (db) => getDocs(query(collection(db, WORKS), where('state', '==', 'published'))),
    },
    'create a work of their own': {
      allowed: ['the owner', 'another creator'],
      run: (db, uid) => setDoc(doc(db, `users/${uid}/works`, newId()), fresh()),
    },
    'create a work for the owner': {
      allowed: ['the owner'],
      run: (db) => setDoc(doc(db, WORKS, newId()), fresh()),
    },
    'create a work under an id of another form': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, `users/${uid}/works`, 'my-work'), fresh()),
    },
    "edit the owner's work": {
      allowed: ['the owner'],
      run: (db) => setDoc(doc(db, WORKS, DRAFT), edited()),
    },
    'delete a draft that was never published': {
      allowed: ['the owner'],
      run: (db) => deleteDoc(doc(db, WORKS, DRAFT)),
    },
    'delete a draft that was once published': {
      allowed: NO_ACTOR,
      run: (db) => deleteDoc(doc(db, WORKS, UNPUBLISHED)),
    },
    'delete a published work': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, WORKS, PUBLISHED)) },
    'delete an archived work': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, WORKS, ARCHIVED)) },
  });
});

const functionFields = {
  publicId: reservedCases({ 'an id': idOf('9') }),
  publicPrecision: reservedCases({ 'a precision': 'approximate' }),
  formerIds: reservedCases({ 'an earlier id': [exampleId()] }),
  publishedAt: reservedCases({ 'a time': 0 }),
  publishedRevision: reservedCases({ 'a number': 7 }),
  version: reservedCases({ 'a number': 7 }),
};
const fields = {
  kind: {
    refused: { 'no kind of content': 'list', 'a number': 1, null: null },
    reserved: { 'one that its content is not of': 'marker' },
  },
  content: {
    refused: { text: '{}', 'a list': [], null: null },
    reserved: { 'of an unknown field': { secret: true } },
  },
  savedBy: {
    accepted: { 'a session and the first revision': { session: idOf('s'), revision: 1 } },
    refused: {
      'a session alone': { session: idOf('s') },
      'of another form of session': { session: 'mine', revision: 1 },
      'of no revision': { session: idOf('s'), revision: 0 },
      'of a text as revision': { session: idOf('s'), revision: '1' },
      'with another field': { session: idOf('s'), revision: 1, at: 1 },
      'a list': [idOf('s'), 1],
      text: idOf('s'),
      null: null,
    },
    reserved: { 'a later revision': { session: idOf('s'), revision: 9 } },
  },
  createdAt: nowCases(),
  updatedAt: nowCases(),
  publishAt: reservedCases({ 'in the future although it is a draft': Date.UTC(2099, 0, 1) }),
  projectId: idCases(),
  deletedAt: nowCases(),
};

testFields(as, {
  name: 'a work',
  actor: 'the owner',
  schema: workSchema,
  example: work,
  idField: 'id',
  now: ['createdAt', 'updatedAt'],
  fields: {
    ...fields,
    ...functionFields,
    state: {
      accepted: { draft: 'draft' },
      refused: { 'another word': 'deleted', 'a number': 0, null: null },
      reserved: {
        'scheduled for no time': 'scheduled',
        published: 'published',
        changed: 'changed',
        archived: 'archived',
      },
    },
    revision: {
      refused: { zero: 0, 'a fraction': 1.5, text: '1', null: null },
      reserved: { 'the second': 2 },
    },
  },
  writes: { create: (db, created) => setDoc(doc(db, WORKS, newId()), created) },
});

testFields(as, {
  name: 'a published work',
  actor: 'the owner',
  schema: workSchema,
  example: { ...work, ...publication, revision: 2, state: 'changed' },
  idField: 'id',
  now: ['updatedAt'],
  fields: {
    ...fields,
    ...functionFields,
    state: {
      accepted: { changed: 'changed', archived: 'archived' },
      refused: { 'another word': 'deleted', 'a number': 0, null: null },
      reserved: { draft: 'draft' },
    },
    revision: {
      refused: { 'a fraction': 2.5, text: '2', null: null },
      reserved: { 'the same': 1, 'two more': 3 },
    },
  },
  writes: { update: (db, changed) => setDoc(doc(db, WORKS, PUBLISHED), changed) },
});
