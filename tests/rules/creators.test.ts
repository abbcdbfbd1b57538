import { CREATOR_STATUSES, creator as creatorSchema } from '@waymark/model/entities/creator';
import { MOST_LISTED } from '@waymark/model/listable';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { ALL_ACTORS, OWNER, OWNERS } from './actors.ts';
import { creator, idOf } from './examples.ts';
import {
  choiceCases,
  flagCases,
  lineCases,
  localisedCases,
  positionCases,
  reservedCases,
  text,
} from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { photoCases } from './photo-cases.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const ACTIVE = `creators/${idOf('1')}`;
const SUSPENDED = `creators/${idOf('2')}`;
/** With the token of an administrator of creators. */
const OF_ADMIN = `creators/${idOf('4')}`;
const data = stored.encode(creator, 'id');

const as = underRules({
  [ACTIVE]: data,
  [SUSPENDED]: { ...data, status: 'suspended' },
  [OF_ADMIN]: { ...data, userId: 'admin-0000000000000000000000', status: 'suspended' },
});

const ADMIN = 'a holder of write:creators';

describe('creators', () => {
  testMatrix(as, {
    'get an active creator': { allowed: ALL_ACTORS, run: (db) => getDoc(doc(db, ACTIVE)) },
    'get a suspended creator': { allowed: [...OWNERS, ADMIN], run: (db) => getDoc(doc(db, SUSPENDED)) },
    'learn that a creator does not exist': {
      allowed: [ADMIN],
      run: (db) => getDoc(doc(db, 'creators', idOf('0'))),
    },
    'find active creators': {
      allowed: ALL_ACTORS,
      run: (db) =>
        getDocs(query(collection(db, 'creators'), where('status', '==', 'active'), limit(MOST_LISTED))),
    },
    'find any number of active creators': {
      allowed: [ADMIN],
      run: (db) => getDocs(query(collection(db, 'creators'), where('status', '==', 'active'))),
    },
    "find the owner's creator record": {
      allowed: [...OWNERS, ADMIN],
      run: (db) => getDocs(query(collection(db, 'creators'), where('userId', '==', OWNER))),
    },
    'find all creators': { allowed: [ADMIN], run: (db) => getDocs(collection(db, 'creators')) },
    'create a creator record of their own': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'creators', idOf('3')), { ...data, userId: uid }),
    },
    'rename a creator': { allowed: [ADMIN], run: (db) => updateDoc(doc(db, ACTIVE), { name: 'Renamed' }) },
    'suspend a creator': {
      allowed: [ADMIN],
      run: (db) => updateDoc(doc(db, ACTIVE), { status: 'suspended' }),
    },
    'lift a suspension': {
      allowed: [ADMIN],
      run: (db) => updateDoc(doc(db, SUSPENDED), { status: 'active' }),
    },
    'rename their own creator record': {
      allowed: [ADMIN],
      run: (db) => updateDoc(doc(db, OF_ADMIN), { name: 'Renamed' }),
    },
    'lift their own suspension': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, OF_ADMIN), { status: 'active' }),
    },
    'say where a creator lives': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, ACTIVE), { home: new GeoPoint(48.85, 2.35) }),
    },
    'remove where a creator lives': {
      allowed: [ADMIN],
      run: (db) => updateDoc(doc(db, ACTIVE), { home: deleteField() }),
    },
    'delete a creator': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, ACTIVE)) },
  });
});

const links = (link: unknown) => creator.links.with(-1, String(link));

testFields(as, {
  name: 'a creator',
  actor: ADMIN,
  schema: creatorSchema,
  example: creator,
  idField: 'id',
  fields: {
    userId: reservedCases({ "another creator's": 'somebody' }),
    name: lineCases(80),
    handle: reservedCases({ another: 'another-handle' }),
    bio: localisedCases(1000),
    avatar: photoCases({ nullable: true }),
    cover: photoCases({ nullable: true }),
    languages: {
      accepted: { French: ['fr'] },
      refused: {
        none: [],
        'a third one': ['en', 'de'],
        'three of two': ['en', 'fr', 'en'],
        'one twice': ['fr', 'fr'],
        text: 'en',
        'a map': { en: true },
        null: null,
      },
    },
    // Put on the grid by a function.
    home: {
      accepted: { 'as it was': creator.home },
      refused: positionCases().refused,
      reserved: { elsewhere: { lat: 48.85, lng: 2.35 } },
    },
    links: {
      accepted: {
        none: [],
        'with a port, a path and a query': links('https://example.org:8443/@me?lang=fr#top'),
        'of 2,000 characters': links(`https://example.org/${'a'.repeat(1980)}`),
        'of a host beyond ASCII': links('https://été.example/'),
      },
      refused: {
        'nine of them': [...creator.links, 'https://nine.example/'],
        'without encryption': links('http://example.org/'),
        'a script': links('javascript:alert(1)'),
        'with a password': links('https://me:secret@example.org/'),
        'with a name before the host': links('https://bank.example@example.org/'),
        'without a host': links('https://'),
        'with a backslash in the host': links('https://good.example\\.evil.example/'),
        'of a host that cannot be read': links('https://%'),
        'with a space beyond ASCII': links('https://example.org/a\u3000b'),
        'with a space': links('https://exam ple.org/'),
        'of 2,001 characters': links(`https://example.org/${'a'.repeat(1981)}`),
        'a number': [7],
        'one twice': ['https://one.example/', 'https://one.example/'],
        'one text': 'https://example.org/',
        null: null,
        ...Object.fromEntries(
          creator.links.map((_, index) => [`wrong at ${index}`, creator.links.with(index, text(3))]),
        ),
      },
    },
    contactable: flagCases(),
    sortName: reservedCases({ "another's": 'another' }),
    nameStarts: reservedCases({ "another's": ['another'] }),
    counts: reservedCases({ 'one more pin': { ...creator.counts, pin: 1 } }),
    total: reservedCases({ 'one more': 1 }),
    countries: reservedCases({ none: [], 'one more': ['FR', 'IT'] }),
    joinedAt: reservedCases({ 'another time': 0 }),
    status: choiceCases(CREATOR_STATUSES),
  },
  writes: { update: (db, changed) => setDoc(doc(db, ACTIVE), changed) },
});
