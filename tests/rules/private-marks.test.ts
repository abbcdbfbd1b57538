import { readFileSync } from 'node:fs';
import { followsPath, MAX_FOLLOWS } from '@waymark/model/entities/follows';
import { MAX_VISITS, visitsPath } from '@waymark/model/entities/visits';
import {
  arrayRemove,
  arrayUnion,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { KNOWN, OWNER, OWNERS } from './actors.ts';
import { testCases } from './cases.ts';
import { idOf } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { underRules } from './under-rules.ts';

const ONE = idOf('1');

const as = underRules({
  [followsPath(OWNER)]: { creators: [ONE] },
  [visitsPath(OWNER)]: { been: [ONE], want: [] },
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(20, '0'));

const DOCUMENTS = {
  follows: { path: followsPath, data: { creators: [ONE] } },
  visits: { path: visitsPath, data: { been: [ONE], want: [idOf('2')] } },
};

describe.each(Object.entries(DOCUMENTS))('the %s of a user', (name, { path, data }) => {
  testMatrix(as, {
    [`get the ${name} of the owner`]: { allowed: OWNERS, run: (db) => getDoc(doc(db, path(OWNER))) },
    [`write their own ${name}`]: { allowed: KNOWN, run: (db, uid) => setDoc(doc(db, path(uid)), data) },
    [`write the ${name} of the owner`]: { allowed: OWNERS, run: (db) => setDoc(doc(db, path(OWNER)), data) },
    [`delete the ${name} of the owner`]: { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, path(OWNER))) },
  });
});

describe('whom others follow', () => {
  testMatrix(as, {
    'find the followers of a creator': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collectionGroup(db, 'private'), limit(10))),
    },
  });
});

const asOwner = (write: (db: Firestore) => Promise<void>) => () => write(as('the owner'));
const follows = (creators: unknown) => asOwner((db) => setDoc(doc(db, followsPath(OWNER)), { creators }));
const visits = (been: unknown, want: unknown) =>
  asOwner((db) => setDoc(doc(db, visitsPath(OWNER)), { been, want }));
const merged = (path: string, change: object) =>
  asOwner((db) => setDoc(doc(db, path), change, { merge: true }));

testCases('what a user may write', [
  { name: 'nobody can be followed', allowed: true, attempt: follows([]) },
  { name: `${MAX_FOLLOWS} creators can be followed`, allowed: true, attempt: follows(ids(MAX_FOLLOWS)) },
  { name: 'one more cannot', allowed: false, attempt: follows(ids(MAX_FOLLOWS + 1)) },
  { name: 'a creator without an id cannot be followed', allowed: false, attempt: follows(['ines']) },
  { name: 'two ids in one text cannot be followed', allowed: false, attempt: follows([`${ONE} ${ONE}`]) },
  { name: 'a map cannot be followed', allowed: false, attempt: follows({ [ONE]: true }) },
  {
    name: 'following one more adds to the others',
    allowed: true,
    attempt: merged(followsPath(OWNER), { creators: arrayUnion(idOf('2')) }),
  },
  {
    name: 'an unknown field is refused',
    allowed: false,
    attempt: merged(followsPath(OWNER), { lists: [ONE] }),
  },
  {
    name: `${MAX_VISITS} items can be marked in each way`,
    allowed: true,
    attempt: visits(ids(MAX_VISITS), ids(MAX_VISITS)),
  },
  { name: 'one more visited one cannot', allowed: false, attempt: visits(ids(MAX_VISITS + 1), []) },
  { name: 'one more wanted one cannot', allowed: false, attempt: visits([], ids(MAX_VISITS + 1)) },
  { name: 'an item without an id cannot be marked', allowed: false, attempt: visits([1], []) },
  {
    name: 'an unknown field beside the marks is refused',
    allowed: false,
    attempt: merged(visitsPath(OWNER), { lists: [ONE] }),
  },
  { name: 'a mark without the other list is refused', allowed: false, attempt: visits([ONE], null) },
  {
    name: 'an item moves from wanted to visited',
    allowed: true,
    attempt: merged(visitsPath(OWNER), { been: arrayUnion(ONE), want: arrayRemove(ONE) }),
  },
]);

test('rules and model have the same limits', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const limitOf = (field: string) =>
    new RegExp(`areSomeIds\\(after\\(\\)\\.${field}, (\\d+)\\)`).exec(rules)?.[1];
  expect(limitOf('creators')).toBe(String(MAX_FOLLOWS));
  expect([limitOf('been'), limitOf('want')]).toEqual([String(MAX_VISITS), String(MAX_VISITS)]);
});
