import { quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { type Actor, OWNER, uidOfActor } from './actors.ts';
import { creator, idOf, importItem, instagramImport, message, photo, project, work } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const ANOTHER = uidOfActor('another creator');
const TEAM = 'a holder of write:creators';
const SUPPORT = 'a holder of read:all:instagramImports';

/** The owner is suspended, or the account is being deleted, and so it is with two members of the team. All have tokens from before. */
const closed = (actor: Actor) => [`closedAccounts/${uidOfActor(actor)}`, { since: null }] as const;

/** The ids of what each of the two creators has. */
const ID = { [OWNER]: idOf('1'), [ANOTHER]: idOf('2') };
const idFor = (uid: string) => ID[uid] ?? '';

const theirs = (uid: string) => ({
  [`users/${uid}/works/${idFor(uid)}`]: stored.encode({ ...work, state: 'draft', revision: 1 }, 'id'),
  [`projects/${idFor(uid)}`]: { ...stored.encode(project, 'id'), ownerId: uid },
  [`instagramImports/${idFor(uid)}`]: {
    ...stored.encode({ ...instagramImport, status: 'running' }, 'id'),
    ownerId: uid,
  },
  [`instagramImports/${idFor(uid)}/items/${importItem.mediaId}`]: stored.encode(
    { ...importItem, photo: { ...photo, path: `photos/${uid}/${idOf('p')}` } },
    'mediaId',
  ),
});

const documents = {
  ...theirs(OWNER),
  ...theirs(ANOTHER),
  [`creators/${creator.id}`]: stored.encode(creator, 'id'),
  [`messages/${idOf('m')}`]: { ...stored.encode(message, 'id'), to: 'team', recipientId: null },
};
const CLOSED = Object.fromEntries((['the owner', TEAM, SUPPORT] as const).map(closed));

const as = underRules({ ...documents, ...CLOSED });

const newWork = () => ({
  ...stored.encode({ ...work, revision: 1 }, 'id'),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

/** What a creator does, of their own. */
const OPERATIONS: Record<string, (db: Firestore, uid: string) => Promise<unknown>> = {
  'open a work': (db, uid) => getDoc(doc(db, `users/${uid}/works`, idFor(uid))),
  'find their works': (db, uid) => getDocs(collection(db, `users/${uid}/works`)),
  'create a work': (db, uid) => setDoc(doc(db, `users/${uid}/works`, newId()), newWork()),
  'change a work': (db, uid) =>
    updateDoc(doc(db, `users/${uid}/works`, idFor(uid)), { revision: 2, updatedAt: serverTimestamp() }),
  'delete a draft': (db, uid) => deleteDoc(doc(db, `users/${uid}/works`, idFor(uid))),
  'find their projects': (db, uid) => getDocs(query(collection(db, 'projects'), where('ownerId', '==', uid))),
  'create a project': (db, uid) =>
    setDoc(doc(db, 'projects', newId()), { ...stored.encode(project, 'id'), ownerId: uid }),
  'rename a project': (db, uid) => updateDoc(doc(db, 'projects', idFor(uid)), { title: 'Renamed' }),
  'delete a project': (db, uid) => deleteDoc(doc(db, 'projects', idFor(uid))),
  'start an import': (db, uid) =>
    setDoc(doc(db, 'instagramImports', newId()), {
      ...stored.encode({ ...instagramImport, problems: [], ownerId: uid }, 'id'),
      startedAt: serverTimestamp(),
    }),
  'pause an import': (db, uid) => updateDoc(doc(db, 'instagramImports', idFor(uid)), { status: 'paused' }),
  'ignore an item of an import': (db, uid) =>
    updateDoc(doc(db, `instagramImports/${idFor(uid)}/items`, importItem.mediaId), { state: 'ignored' }),
};

describe.each(Object.entries(OPERATIONS))('%s', (_name, run) => {
  test('is denied to a suspended creator with a token from before', () =>
    assertDenied(run(as('the owner'), OWNER)));

  test('is allowed to another creator', () => assertAllowed(run(as('another creator'), ANOTHER)));
});

describe('a suspended member of the team', () => {
  test('changes no creator', () =>
    assertDenied(updateDoc(doc(as(TEAM), `creators/${creator.id}`), { name: 'Renamed' })));
  test('raises no quota', () =>
    assertDenied(setDoc(doc(as(TEAM), quotasPath(OWNER)), { raised: { works: 9_000 } })));
  test('reads no message to the team', () => assertDenied(getDoc(doc(as(TEAM), `messages/${idOf('m')}`))));
  test('reads no import', () => assertDenied(getDoc(doc(as(SUPPORT), `instagramImports/${idFor(OWNER)}`))));
});

test('one batch may create more works than a request may look up documents', async () => {
  const db = as('another creator');
  const batch = writeBatch(db);
  for (let number = 0; number < 25; number++)
    batch.set(doc(db, `users/${ANOTHER}/works`, newId()), newWork());
  await assertAllowed(batch.commit());
});
