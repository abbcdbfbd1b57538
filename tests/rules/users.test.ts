import { UNITS, type User, user as userSchema } from '@waymark/model/entities/user';
import { LOCALES } from '@waymark/model/locale';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER, OWNERS, SIGNED_IN, uidOfActor } from './actors.ts';
import { user, WRITTEN_AT } from './examples.ts';
import { choiceCases, nowCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const data = stored.encode(user);
const NEWCOMER = 'a signed-in user';

const as = underRules({
  [`users/${OWNER}`]: data,
  ...Object.fromEntries(
    SIGNED_IN.filter((actor) => !OWNERS.includes(actor)).map((actor) => [`users/${uidOfActor(actor)}`, null]),
  ),
});

describe('users', () => {
  testMatrix(as, {
    "get the owner's settings": { allowed: OWNERS, run: (db) => getDoc(doc(db, 'users', OWNER)) },
    'look for their own settings': { allowed: SIGNED_IN, run: (db, uid) => getDoc(doc(db, 'users', uid)) },
    'find all settings': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, 'users')) },
    'create their own settings': {
      allowed: SIGNED_IN.filter((actor) => !OWNERS.includes(actor)),
      run: (db, uid) => setDoc(doc(db, 'users', uid), { ...data, createdAt: serverTimestamp() }),
    },
    'create settings of another user': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'users', `${uid}x`), { ...data, createdAt: serverTimestamp() }),
    },
    "change the owner's settings": {
      allowed: OWNERS,
      run: (db) => updateDoc(doc(db, 'users', OWNER), { units: 'imperial' }),
    },
    "delete the owner's settings": { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, 'users', OWNER)) },
  });
});

const consent: User['consent'] = { analytics: true, maps: true, support: true, decidedAt: WRITTEN_AT };
const { support: _, ...undecided } = consent;

const settings = {
  name: 'their settings',
  schema: userSchema,
  example: user,
  fields: {
    locale: choiceCases(LOCALES),
    units: choiceCases(UNITS),
    consent: {
      accepted: {
        'not given yet': null,
        'refused in all': { ...consent, analytics: false, maps: false, support: false },
      },
      refused: {
        'a flag': true,
        'without one purpose': undecided,
        'for another purpose': { ...consent, advertising: true },
        'a text for analytics': { ...consent, analytics: 'yes' },
        'a number for maps': { ...consent, maps: 1 },
        'null for support': { ...consent, support: null },
        'of no time': { ...consent, decidedAt: null },
        'of a time as text': { ...consent, decidedAt: '2026-05-31' },
        'of a time before 1970': { ...consent, decidedAt: -1 },
      },
    },
    createdAt: nowCases(),
  },
};

testFields(as, {
  ...settings,
  actor: NEWCOMER,
  now: ['createdAt'],
  writes: { create: (db, created) => setDoc(doc(db, 'users', uidOfActor(NEWCOMER)), created) },
});

testFields(as, {
  ...settings,
  actor: 'the owner',
  writes: { update: (db, changed) => setDoc(doc(db, 'users', OWNER), changed) },
});
