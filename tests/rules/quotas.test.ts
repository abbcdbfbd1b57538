import { readFileSync } from 'node:fs';
import { MOST_RAISED, QUOTAS, quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { EDITOR, OWNER, OWNERS } from './actors.ts';
import { idOf, instagramImport, list, work } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const ANOTHER = 'another-00000000000000000000';
const ADMIN = 'admin-0000000000000000000000';
const [SHOWN, HIDDEN, OF_ANOTHER] = [`lists/${idOf('1')}`, `lists/${idOf('2')}`, `lists/${idOf('3')}`];
const FULL = { used: { works: QUOTAS.works, publicLists: QUOTAS.publicLists, imports: QUOTAS.imports } };
const TEAM = ['a holder of write:creators'] as const;

const as = underRules({
  [quotasPath(OWNER)]: FULL,
  // Full for everybody, but raised for this creator.
  [quotasPath(ANOTHER)]: {
    ...FULL,
    raised: { works: QUOTAS.works + 1, publicLists: QUOTAS.publicLists + 1, imports: QUOTAS.imports + 1 },
  },
  [quotasPath(EDITOR)]: null,
  [quotasPath(ADMIN)]: null,
  [SHOWN]: stored.encode(list, 'id'),
  [HIDDEN]: stored.encode({ ...list, visibility: 'private' }, 'id'),
  [OF_ANOTHER]: stored.encode({ ...list, ownerId: ANOTHER, visibility: 'private' }, 'id'),
});

const addWork = (db: Firestore, uid: string) =>
  setDoc(doc(db, `users/${uid}/works`, newId()), {
    ...stored.encode({ ...work, revision: 1 }, 'id'),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
const addList = (db: Firestore, uid: string, visibility: string) =>
  setDoc(doc(db, 'lists', newId()), {
    ...stored.encode({ ...list, ownerId: uid, visibility }, 'id'),
    updatedAt: serverTimestamp(),
  });
const addImport = (db: Firestore, uid: string) =>
  setDoc(doc(db, 'instagramImports', newId()), {
    ...stored.encode({ ...instagramImport, ownerId: uid }, 'id'),
    startedAt: serverTimestamp(),
  });
const change = (db: Firestore, path: string, visibility: string) =>
  updateDoc(doc(db, path), { visibility, updatedAt: serverTimestamp() });

describe('a creator who has as much as they may have', () => {
  test('adds no work', () => assertDenied(addWork(as('the owner'), OWNER)));
  test('starts no import', () => assertDenied(addImport(as('the owner'), OWNER)));
  test('adds no public list', () => assertDenied(addList(as('the owner'), OWNER, 'public')));
  test('adds a private list', () => assertAllowed(addList(as('the owner'), OWNER, 'private')));
  test('makes no other list public', () => assertDenied(change(as('the owner'), HIDDEN, 'public')));
  test('changes a public list', () => assertAllowed(change(as('the owner'), SHOWN, 'public')));
  test('hides a public list', () => assertAllowed(change(as('the owner'), SHOWN, 'unlisted')));
});

describe('a creator whose quotas were raised', () => {
  test('starts an import', () => assertAllowed(addImport(as('another creator'), ANOTHER)));
  test('adds a work', () => assertAllowed(addWork(as('another creator'), ANOTHER)));
  test('adds a public list', () => assertAllowed(addList(as('another creator'), ANOTHER, 'public')));
  test('makes a private list public', () =>
    assertAllowed(change(as('another creator'), OF_ANOTHER, 'public')));
});

test('a user without counts adds a public list', () =>
  assertAllowed(addList(as('a co-editor'), EDITOR, 'public')));

const raise = (db: Firestore, uid: string, raised: object) =>
  setDoc(doc(db, quotasPath(uid)), { raised }, { mergeFields: ['raised'] });

describe('the quotas of a user', () => {
  testMatrix(as, {
    'get those of the owner': {
      allowed: [...OWNERS, ...TEAM],
      run: (db) => getDoc(doc(db, quotasPath(OWNER))),
    },
    'raise those of the owner': { allowed: TEAM, run: (db) => raise(db, OWNER, { works: 9_000 }) },
    'raise those of a user without counts': {
      allowed: TEAM,
      run: (db) => raise(db, EDITOR, { publicLists: 300 }),
    },
    'raise their own': { allowed: NO_ACTOR, run: (db, uid) => raise(db, uid, { works: 9_000 }) },
    'change what is used': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, quotasPath(OWNER)), { 'used.works': 0 }),
    },
    'delete the counts': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, quotasPath(OWNER))) },
  });

  test.each(Object.entries(QUOTAS))('%s can be raised ten times, and not beyond', async (name, most) => {
    const db = as('a holder of write:creators');
    await assertAllowed(raise(db, OWNER, { [name]: most * MOST_RAISED }));
    await assertDenied(raise(db, OWNER, { [name]: most * MOST_RAISED + 1 }));
    await assertDenied(raise(db, OWNER, { [name]: -1 }));
    await assertDenied(raise(db, OWNER, { [name]: '1' }));
  });

  test('nothing else can be raised', () =>
    assertDenied(raise(as('a holder of write:creators'), OWNER, { lists: 1 })));
});

test('the rules have the quotas of the model', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  for (const name of ['works', 'publicLists', 'imports'] as const) {
    expect(rules).toContain(`hasRoom(quotasOf(uid), '${name}', ${QUOTAS[name]})`);
  }
});
