import { type WorkState, work as workSchema } from '@waymark/model/entities/work';
import { exampleId } from '@waymark/model/testing/examples';
import {
  collection,
  collectionGroup,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { WorkGone, workWrites } from '../../web/src/live/writes/work-writes.ts';
import { EDITOR, OWNER, OWNERS, SIGNED_IN, uidOfActor } from './actors.ts';
import { testCases } from './cases.ts';
import { coEditor, contents, idOf, photo, publication, shareInvitation, work } from './examples.ts';
import { idCases, nowCases, reservedCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const WRITER = uidOfActor('another creator');
const WORKS = `users/${OWNER}/works`;
const STATES = ['draft', 'scheduled', 'published', 'changed', 'archived'] as const;
const idIn = (state: WorkState) => state.padEnd(20, '0');
const DRAFT = idIn('draft');
const TRASHED = idOf('t');
/** A story that the creator wrote with the owner, and does no more. */
const FORMER = idOf('f');
const GONE = idOf('g');

const story = { ...work, kind: 'post', content: contents.post };
const data = (changes: object) => stored.encode({ ...story, ...changes }, 'id');
const person = (uid: string) => stored.encode({ ...coEditor, uid });
const invitation = stored.encode(shareInvitation, 'id');

const INVITATION = `${WORKS}/${DRAFT}/invitations/${shareInvitation.id}`;
const SECRET = `${INVITATION}/secrets/hash`;
const PERSON = `${WORKS}/${DRAFT}/people/${WRITER}`;

const documents = {
  ...Object.fromEntries(
    STATES.flatMap((state) => [
      [
        `${WORKS}/${idIn(state)}`,
        data({
          state,
          ...(state !== 'draft' && publication),
          ...(state === 'scheduled' && { publishAt: Date.UTC(2099, 0, 1) }),
        }),
      ],
      [`${WORKS}/${idIn(state)}/people/${WRITER}`, person(WRITER)],
    ]),
  ),
  // A user without the permission to publish is a co-writer in vain.
  [`${WORKS}/${DRAFT}/people/${EDITOR}`]: person(EDITOR),
  [`${WORKS}/${TRASHED}`]: data({ deletedAt: Date.now() }),
  [`${WORKS}/${TRASHED}/people/${WRITER}`]: person(WRITER),
  [`${WORKS}/${FORMER}`]: data({}),
  [`${WORKS}/${GONE}`]: null,
  [`${WORKS}/${GONE}/people/${WRITER}`]: person(WRITER),
  [INVITATION]: invitation,
  [SECRET]: { sha256: 'a hash' },
};

const as = underRules(documents);

/** A change of the first revision, as an editor saves it. */
const change = (fields: DocumentData) => ({ revision: 2, updatedAt: serverTimestamp(), ...fields });
const retitle = (db: Firestore, id: string, fields: DocumentData = {}) =>
  updateDoc(doc(db, WORKS, id), change({ 'content.title': { en: 'Together' }, ...fields }));
const findIn = (db: Firestore, field: 'uid' | 'ownerId', uid: string) =>
  getDocs(query(collectionGroup(db, 'people'), where(field, '==', uid)));

const WRITERS = ['the owner', 'another creator'] as const;

describe('a story of several', () => {
  testMatrix(as, {
    'get the story': { allowed: WRITERS, run: (db) => getDoc(doc(db, WORKS, DRAFT)) },
    'get a story that they write no more': {
      allowed: ['the owner'],
      run: (db) => getDoc(doc(db, WORKS, FORMER)),
    },
    'look for a story that was deleted': { allowed: WRITERS, run: (db) => getDoc(doc(db, WORKS, GONE)) },
    "find the owner's works": { allowed: ['the owner'], run: (db) => getDocs(collection(db, WORKS)) },
    'write in the story': { allowed: WRITERS, run: (db) => retitle(db, DRAFT) },
    'write in a story that they write no more': {
      allowed: ['the owner'],
      run: (db) => retitle(db, FORMER),
    },
    'write in a story in the trash': { allowed: ['the owner'], run: (db) => retitle(db, TRASHED) },
    'create the story again that was deleted': {
      allowed: ['the owner'],
      run: (db) =>
        setDoc(doc(db, WORKS, GONE), {
          ...data({}),
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        }),
    },
    'delete the story for good': { allowed: ['the owner'], run: (db) => deleteDoc(doc(db, WORKS, DRAFT)) },
    'move the story to the trash': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, WORKS, DRAFT), change({ deletedAt: serverTimestamp() })),
    },
    'take the story out of the trash': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, WORKS, TRASHED), change({ deletedAt: deleteField() })),
    },
    'schedule the story': {
      allowed: ['the owner'],
      run: (db) =>
        updateDoc(doc(db, WORKS, DRAFT), change({ state: 'scheduled', publishAt: new Date(2099, 0) })),
    },
    'archive the story': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, WORKS, DRAFT), change({ state: 'archived' })),
    },
    'hide the story from search': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, WORKS, DRAFT), change({ 'content.visibility': 'unlisted' })),
    },
    'remove the visibility of the story': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, WORKS, DRAFT), change({ 'content.visibility': deleteField() })),
    },
    'find its versions': {
      allowed: ['the owner'],
      run: (db) => getDocs(query(collection(db, `${WORKS}/${DRAFT}/versions`), limit(9))),
    },
  });
});

testCases(
  'a co-writer can write in a story of each state, and changes no state but to “changed”',
  STATES.flatMap((state) => {
    const becomes = state === 'published' ? 'changed' : state;
    return STATES.map((next) => ({
      name: `${state} to ${next}`,
      allowed: next === becomes,
      attempt: () => retitle(as('another creator'), idIn(state), { state: next }),
    }));
  }),
);

test('what the editor and the uploads of a co-writer write is allowed', async () => {
  const works = workWrites(as('another creator'));
  const name = `${OWNER}/${idIn('published')}`;
  await assertAllowed(works.tagWork(WRITER, name, { add: ['together'], remove: [] }));
  const added = { ...photo, path: `photos/${WRITER}/${idOf('n')}` };
  await assertAllowed(works.addPhotos(WRITER, name, [added], new Map([[added.path, 0]])));
  await assertDenied(works.trashWork(WRITER, name));
  await assertDenied(works.archiveWork(WRITER, name));
  await assertDenied(works.moveWork(WRITER, name, idOf('k')));
});

test('photos for a story that they write no more are given up, and for one in the trash are refused for now', async () => {
  const works = workWrites(as('another creator'));
  const added = { ...photo, path: `photos/${WRITER}/${idOf('n')}` };
  const addTo = (id: string) =>
    works.addPhotos(WRITER, `${OWNER}/${id}`, [added], new Map([[added.path, 0]]));
  await expect(addTo(FORMER)).rejects.toThrow(WorkGone);
  await assertDenied(addTo(TRASHED));
});

testFields(as, {
  name: 'the story of another',
  actor: 'another creator',
  schema: workSchema,
  example: { ...story, revision: 2 },
  idField: 'id',
  now: ['updatedAt'],
  fields: {
    kind: { refused: { 'no kind of content': 'list', null: null }, reserved: { 'another one': 'poi' } },
    state: {
      refused: { 'another word': 'deleted', null: null },
      reserved: {
        scheduled: 'scheduled',
        published: 'published',
        changed: 'changed',
        archived: 'archived',
      },
    },
    revision: {
      refused: { zero: 0, text: '2', null: null },
      reserved: { 'the same': 1, 'two more': 3 },
    },
    content: {
      refused: { text: '{}', 'a list': [], null: null },
      reserved: {
        'of an unknown field': { ...contents.post, secret: true },
        'of another visibility': { ...contents.post, visibility: 'unlisted' },
      },
    },
    savedBy: {
      accepted: { 'a session and this revision': { session: idOf('s'), revision: 2 } },
      refused: { 'a session alone': { session: idOf('s') }, null: null },
      reserved: { 'a later revision': { session: idOf('s'), revision: 9 } },
    },
    createdAt: nowCases(),
    updatedAt: nowCases(),
    publishAt: reservedCases({ 'in the future': Date.UTC(2099, 0, 1) }),
    projectId: { refused: idCases().refused, reserved: { 'another one': idOf('k') } },
    deletedAt: nowCases(),
    publicId: reservedCases({ 'an id': idOf('9') }),
    publicPrecision: reservedCases({ 'a precision': 'approximate' }),
    formerIds: reservedCases({ 'an earlier id': [exampleId()] }),
    publishedAt: reservedCases({ 'a time': 0 }),
    publishedRevision: reservedCases({ 'a number': 7 }),
    version: reservedCases({ 'a number': 7 }),
  },
  writes: { update: (db, changed) => setDoc(doc(db, WORKS, DRAFT), changed) },
});

describe('the co-writers of a story and the invitations to it', () => {
  testMatrix(as, {
    'get an invitation': { allowed: OWNERS, run: (db) => getDoc(doc(db, INVITATION)) },
    'find the invitations': {
      allowed: OWNERS,
      run: (db) => getDocs(collection(db, `${WORKS}/${DRAFT}/invitations`)),
    },
    'make an invitation': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, WORKS, DRAFT, 'invitations', 'n'.repeat(20)), invitation),
    },
    'extend an invitation': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, INVITATION), { expiresAt: new Date(2099, 0) }),
    },
    'delete an invitation': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, INVITATION)) },
    'get the hash of a secret': { allowed: NO_ACTOR, run: (db) => getDoc(doc(db, SECRET)) },
    'replace the hash of a secret': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, SECRET), { sha256: 'another' }),
    },
    'get a co-writer': {
      allowed: [...OWNERS, 'another creator'],
      run: (db) => getDoc(doc(db, PERSON)),
    },
    'learn whether they are a co-writer': {
      allowed: SIGNED_IN,
      run: (db, uid) => getDoc(doc(db, WORKS, DRAFT, 'people', uid)),
    },
    'find the stories that they write with others': {
      allowed: SIGNED_IN,
      run: (db, uid) => findIn(db, 'uid', uid),
    },
    'find the stories that the co-writer writes': {
      allowed: ['another creator'],
      run: (db) => findIn(db, 'uid', WRITER),
    },
    'find the co-writers': {
      allowed: OWNERS,
      run: (db) => getDocs(collection(db, `${WORKS}/${DRAFT}/people`)),
    },
    'make themselves a co-writer': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, WORKS, DRAFT, 'people', uid), person(uid)),
    },
    'remove a co-writer': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, PERSON)) },
    'rename a co-writer': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, PERSON), { name: 'Another' }) },
  });
});
