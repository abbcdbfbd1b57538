import { LIST_VISIBILITIES, list as listSchema } from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import { MOST_LISTED } from '@waymark/model/listable';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { ALL_ACTORS, EDITOR, KNOWN, OWNER, OWNERS } from './actors.ts';
import { coEditor, idOf, list, sharedList } from './examples.ts';
import {
  choiceCases,
  flagCases,
  localisedLineCases,
  nowCases,
  orderlyCases,
  reservedCases,
} from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { photoCases } from './photo-cases.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const data = (changes: object) => stored.encode({ ...sharedList, ...changes }, 'id');
const PUBLIC = `lists/${idOf('1')}`;
const UNLISTED = `lists/${idOf('2')}`;
const PRIVATE = `lists/${idOf('3')}`;
const FRESH = `lists/${idOf('4')}`;
/** The address of a deleted list. */
const DELETED = idOf('5');

const as = underRules({
  [PUBLIC]: data({ visibility: 'public' }),
  [UNLISTED]: data({ visibility: 'unlisted' }),
  [PRIVATE]: data({ visibility: 'private' }),
  [`${PRIVATE}/people/${EDITOR}`]: stored.encode(coEditor),
  [FRESH]: stored.encode(list, 'id'),
  [`lists/${DELETED}`]: null,
  [`lists/${DELETED}/traces/deleted`]: { deletedAt: null },
});

const OWNERS_AND_EDITOR = [...OWNERS, 'a co-editor'] as const;

function find(db: Firestore, ...conditions: QueryConstraint[]) {
  return getDocs(query(collection(db, 'lists'), ...conditions));
}

function create(db: Firestore, changes: object, id = newId()) {
  return setDoc(doc(db, 'lists', id), {
    ...stored.encode({ ...list, ...changes }, 'id'),
    updatedAt: serverTimestamp(),
  });
}

function rename(db: Firestore, path: string) {
  return updateDoc(doc(db, path), { title: { en: 'Renamed' }, updatedAt: serverTimestamp() });
}

describe('lists', () => {
  testMatrix(as, {
    'get a public list': { allowed: ALL_ACTORS, run: (db) => getDoc(doc(db, PUBLIC)) },
    'get an unlisted list': { allowed: ALL_ACTORS, run: (db) => getDoc(doc(db, UNLISTED)) },
    'get a private list': { allowed: OWNERS_AND_EDITOR, run: (db) => getDoc(doc(db, PRIVATE)) },
    'learn that a list does not exist': {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, 'lists', idOf('0'))),
    },
    'find public lists': {
      allowed: ALL_ACTORS,
      run: (db) => find(db, where('visibility', '==', 'public'), limit(MOST_LISTED)),
    },
    'find any number of public lists': {
      allowed: NO_ACTOR,
      run: (db) => find(db, where('visibility', '==', 'public')),
    },
    'find unlisted lists': {
      allowed: NO_ACTOR,
      run: (db) => find(db, where('visibility', '==', 'unlisted')),
    },
    'find all lists': { allowed: NO_ACTOR, run: (db) => find(db) },
    'find the lists of the owner': {
      allowed: OWNERS,
      run: (db) => find(db, where('ownerId', '==', OWNER)),
    },
    'create a list of their own': {
      allowed: KNOWN,
      run: (db, uid) => create(db, { ownerId: uid }),
    },
    "create a list in the owner's name": {
      allowed: OWNERS,
      run: (db) => create(db, {}),
    },
    'create a list under an id of another form': {
      allowed: NO_ACTOR,
      run: (db, uid) =>
        setDoc(doc(db, 'lists', 'my-list'), {
          ...stored.encode({ ...list, ownerId: uid }, 'id'),
          updatedAt: serverTimestamp(),
        }),
    },
    'take the address of a deleted list': {
      allowed: NO_ACTOR,
      run: (db, uid) => create(db, { ownerId: uid }, DELETED),
    },
    'rename a public list': { allowed: OWNERS, run: (db) => rename(db, PUBLIC) },
    'rename a private list': { allowed: OWNERS, run: (db) => rename(db, PRIVATE) },
    'write into a list who edits it': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, PUBLIC), { editors: [uid], updatedAt: serverTimestamp() }),
    },
    'take a list over': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, PUBLIC), { ownerId: `${uid}x`, updatedAt: serverTimestamp() }),
    },
    'delete a list': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, PUBLIC)) },
  });
});

testFields(as, {
  name: 'a list',
  actor: 'the owner without permissions',
  schema: listSchema,
  example: list,
  idField: 'id',
  now: ['updatedAt'],
  fields: {
    kind: {
      accepted: { 'its own': 'list' },
      refused: { 'that of a story': 'post', 'no kind': 'lists', 'a number': 0, null: null },
    },
    ownerId: reservedCases({ "another creator's": EDITOR }),
    title: localisedLineCases(140),
    summary: orderlyCases(500),
    visibility: choiceCases(LIST_VISIBILITIES),
    asRoute: flagCases(),
    cover: photoCases(),
    updatedAt: nowCases(),
    position: reservedCases({ 'a position': sharedList.position }),
    bounds: reservedCases({ bounds: sharedList.bounds }),
    quadkey: reservedCases({ quadkey: sharedList.quadkey }),
    tiles: reservedCases({ tiles: sharedList.tiles }),
    count: reservedCases({ one: 1, 'a number with a fraction': -0 }),
    days: reservedCases({ one: 1 }),
    stops: reservedCases({ 'a stop': sharedList.stops }),
    pictures: reservedCases({ 'a picture': sharedList.pictures }),
  },
  writes: {
    create: (db, list) => setDoc(doc(db, 'lists', newId()), list),
    update: (db, list) => setDoc(doc(db, FRESH), list),
  },
});
