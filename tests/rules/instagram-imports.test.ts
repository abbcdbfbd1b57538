import { IMPORT_FAILURES } from '@waymark/model/entities/import-problems';
import { IMPORT_STATUSES, type ImportStatus } from '@waymark/model/entities/import-status';
import {
  instagramImport as importSchema,
  MAX_ARCHIVE_FILES,
  MAX_PROBLEMS,
} from '@waymark/model/entities/instagram-import';
import { newId } from '@waymark/model/ids';
import { statusesAfter } from '@waymark/model/testing/statuses-after';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER } from './actors.ts';
import { testCases } from './cases.ts';
import { idOf, instagramImport, WRITTEN_AT } from './examples.ts';
import { choiceCases, nowCases, reservedCases, text } from './field-cases.ts';
import { type FieldCases, testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const IMPORT = `instagramImports/${instagramImport.id}`;
const data = stored.encode(instagramImport, 'id');

const importAs = (status: ImportStatus) => `instagramImports/${status.padEnd(20, 'x')}`;
const API_IMPORT = `instagramImports/${'api'.padEnd(20, 'x')}`;

const DELETED = 'deleted'.padEnd(20, 'x');

const as = underRules({
  [IMPORT]: data,
  [`instagramImports/${DELETED}/traces/deleted`]: { deletedAt: new Date(0) },
  [API_IMPORT]: { ...data, source: 'api' },
  ...Object.fromEntries(IMPORT_STATUSES.map((status) => [importAs(status), { ...data, status }])),
});

const SUPPORT = 'a holder of read:all:instagramImports';

const fresh = (ownerId: string) => ({ ...data, ownerId, problems: [], startedAt: serverTimestamp() });

describe('imports', () => {
  testMatrix(as, {
    'get an import': { allowed: ['the owner', SUPPORT], run: (db) => getDoc(doc(db, IMPORT)) },
    'learn that an import does not exist': {
      allowed: [SUPPORT],
      run: (db) => getDoc(doc(db, 'instagramImports', idOf('0'))),
    },
    "find the owner's imports": {
      allowed: ['the owner', SUPPORT],
      run: (db) => getDocs(query(collection(db, 'instagramImports'), where('ownerId', '==', OWNER))),
    },
    'find all imports': { allowed: [SUPPORT], run: (db) => getDocs(collection(db, 'instagramImports')) },
    'start an import of their own': {
      allowed: ['the owner', 'another creator'],
      run: (db, uid) => setDoc(doc(db, 'instagramImports', newId()), fresh(uid)),
    },
    "start an import in the owner's name": {
      allowed: ['the owner'],
      run: (db) => setDoc(doc(db, 'instagramImports', newId()), fresh(OWNER)),
    },
    'start an import under the id of a deleted one': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'instagramImports', DELETED), fresh(uid)),
    },
    'start an import under an id of another form': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'instagramImports', 'my-import'), fresh(uid)),
    },
    'cancel an import': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, IMPORT), { status: 'cancelled', finishedAt: serverTimestamp() }),
    },
    'cancel an import from the API': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, API_IMPORT), { status: 'cancelled', finishedAt: serverTimestamp() }),
    },
    'take an import over': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, IMPORT), { ownerId: `${uid}x` }),
    },
    'delete an import': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, IMPORT)) },
  });

  // The owner leaves the undoing to a function.
  for (const before of IMPORT_STATUSES) {
    testCases(
      `what may become of an import that is ${before}`,
      IMPORT_STATUSES.map((status) => ({
        name: `the owner changes ${before} into ${status}`,
        allowed: status === before || (status !== 'undone' && statusesAfter(before).includes(status)),
        attempt: () => updateDoc(doc(as('the owner'), importAs(before)), { status }),
      })),
    );
  }
});

const { counts } = instagramImport;
const { failed: _, ...incomplete } = counts;

function countCases(): FieldCases {
  const each = (value: unknown) => Object.keys(counts).map((name) => [name, { ...counts, [name]: value }]);
  const named = (what: string, value: unknown) =>
    Object.fromEntries(each(value).map(([name, changed]) => [`${what} ${name}`, changed]));
  return {
    accepted: { 'all zero': { found: 0, imported: 0, skipped: 0, failed: 0 } },
    refused: {
      'without one of its fields': incomplete,
      'with another field': { ...counts, lost: 0 },
      ...named('less than none', -1),
      ...named('a fraction of', 0.5),
      ...named('as text', '1'),
      'a number': 3,
      null: null,
    },
  };
}

const shared = { name: 'an import', actor: 'the owner', schema: importSchema, idField: 'id' } as const;
const oneProblem = [{ item: 'a', reason: 'unreadable' }];
const notProblems = {
  'fifty-one of them': Array(MAX_PROBLEMS + 1).fill(oneProblem[0]),
  'one of another form': [{ item: 'a', reason: 'unreadable', more: 'a' }],
  'one with a long name': [{ item: text(201), reason: 'unreadable' }],
  text: 'unreadable',
  null: null,
};
const fields = {
  ownerId: reservedCases({ "another creator's": 'somebody' }),
  source: reservedCases({ 'the API': 'api' }),
  counts: countCases(),
  failure: choiceCases(IMPORT_FAILURES),
  files: {
    accepted: { none: [], 'twenty of them': Array(MAX_ARCHIVE_FILES).fill(text(200)) },
    refused: {
      'twenty-one of them': Array(MAX_ARCHIVE_FILES + 1).fill('a.zip'),
      'a map': [{ name: 'a.zip' }],
      'a name of 5,000 characters': [text(5_000)],
      text: 'a.zip',
      null: null,
    },
  },
  startedAt: nowCases(),
};

testFields(as, {
  ...shared,
  example: { ...instagramImport, problems: [] },
  now: ['startedAt'],
  fields: {
    ...fields,
    problems: { accepted: { none: [] }, refused: notProblems, reserved: { one: oneProblem } },
    status: {
      accepted: { pending: 'pending', running: 'running' },
      refused: { 'another word': 'stopped', 'a number': 0, null: null },
      reserved: {
        paused: 'paused',
        done: 'done',
        failed: 'failed',
        cancelled: 'cancelled',
        undone: 'undone',
      },
    },
    finishedAt: { refused: { text: 'now' }, reserved: { 'a time': WRITTEN_AT } },
  },
  writes: { start: (db, started) => setDoc(doc(db, 'instagramImports', newId()), started) },
});

testFields(as, {
  ...shared,
  example: instagramImport,
  fields: {
    ...fields,
    problems: { refused: notProblems, reserved: { none: [], 'another one': oneProblem } },
    status: {
      ...choiceCases(['running', ...statusesAfter('running')]),
      reserved: { pending: 'pending', undone: 'undone' },
    },
    finishedAt: {
      accepted: { 'the time when it started': WRITTEN_AT, 'a later time': WRITTEN_AT + 1 },
      refused: { text: 'now' },
      reserved: { 'before it started': WRITTEN_AT - 1 },
    },
  },
  writes: { update: (db, changed) => setDoc(doc(db, IMPORT), changed) },
});
