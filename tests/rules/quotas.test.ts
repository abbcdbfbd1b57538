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
import { EDITOR, OWNER, OWNERS, uidOfActor } from './actors.ts';
import { idOf, instagramImport, list, project, work } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const ANOTHER = 'another-00000000000000000000';
const ADMIN = 'admin-0000000000000000000000';
const SOMEBODY = uidOfActor('a signed-in user');
const PROJECT = `projects/${project.id}`;
const [SHOWN, HIDDEN, OF_ANOTHER] = [`lists/${idOf('1')}`, `lists/${idOf('2')}`, `lists/${idOf('3')}`];
const COUNTED = ['works', 'lists', 'publicLists', 'projects', 'imports'] as const;
const countedAs = (amountOf: (most: number) => number) =>
  Object.fromEntries(COUNTED.map((name) => [name, amountOf(QUOTAS[name])]));
const FULL = { used: countedAs((most) => most) };
/** Has a public list less than they may have of all lists. */
const FULL_OF_PUBLIC = { used: { lists: QUOTAS.lists - 1, publicLists: QUOTAS.publicLists } };
const TEAM = ['a holder of write:creators'] as const;

const as = underRules({
  [quotasPath(OWNER)]: FULL,
  // Full for everybody, but raised for this creator.
  [quotasPath(ANOTHER)]: {
    ...FULL,
    raised: countedAs((most) => most + 1),
  },
  [quotasPath(EDITOR)]: null,
  [quotasPath(SOMEBODY)]: FULL_OF_PUBLIC,
  [quotasPath(ADMIN)]: null,
  [PROJECT]: stored.encode(project, 'id'),
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
    ...stored.encode({ ...instagramImport, problems: [], ownerId: uid }, 'id'),
    startedAt: serverTimestamp(),
  });
const addProject = (db: Firestore, uid: string) =>
  setDoc(doc(db, 'projects', newId()), { ...stored.encode(project, 'id'), ownerId: uid });
const change = (db: Firestore, path: string, visibility: string) =>
  updateDoc(doc(db, path), { visibility, updatedAt: serverTimestamp() });

describe('a creator who has as much as they may have', () => {
  test('adds no work', () => assertDenied(addWork(as('the owner'), OWNER)));
  test('starts no import', () => assertDenied(addImport(as('the owner'), OWNER)));
  test('adds no project', () => assertDenied(addProject(as('the owner'), OWNER)));
  test('changes a project', () =>
    assertAllowed(updateDoc(doc(as('the owner'), PROJECT), { title: 'Renamed' })));
  test.each(['public', 'unlisted', 'private'])('adds no %s list', (visibility) =>
    assertDenied(addList(as('the owner'), OWNER, visibility)),
  );
  test('makes no other list public', () => assertDenied(change(as('the owner'), HIDDEN, 'public')));
  test('changes a public list', () => assertAllowed(change(as('the owner'), SHOWN, 'public')));
  test('hides a public list', () => assertAllowed(change(as('the owner'), SHOWN, 'unlisted')));
});

describe('a user who has as many public lists as they may have', () => {
  test('adds no public list', () => assertDenied(addList(as('a signed-in user'), SOMEBODY, 'public')));
  test.each(['unlisted', 'private'])('adds an %s list', (visibility) =>
    assertAllowed(addList(as('a signed-in user'), SOMEBODY, visibility)),
  );
});

describe('a creator whose quotas were raised', () => {
  test('adds a project', () => assertAllowed(addProject(as('another creator'), ANOTHER)));
  test('adds a private list', () => assertAllowed(addList(as('another creator'), ANOTHER, 'private')));
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
    assertDenied(raise(as('a holder of write:creators'), OWNER, { editors: 1 })));
});

test('the rules have the quotas of the model', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  for (const name of COUNTED) {
    expect(rules).toContain(`hasRoom(quotasOf(uid), '${name}', ${QUOTAS[name]})`);
  }
});
