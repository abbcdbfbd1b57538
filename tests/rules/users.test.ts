import { SERVICES } from '@waymark/model/entities/services';
import { UNITS } from '@waymark/model/entities/units';
import { user as userSchema } from '@waymark/model/entities/user';
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

const decision = { allowed: true, decidedAt: WRITTEN_AT };

const settings = {
  name: 'their settings',
  schema: userSchema,
  example: user,
  fields: {
    locale: choiceCases(LOCALES),
    units: choiceCases(UNITS),
    consent: {
      accepted: {
        'not given yet': {},
        'given for every service': Object.fromEntries(SERVICES.map((service) => [service, decision])),
        'refused for one': { support: { ...decision, allowed: false } },
      },
      refused: {
        null: null,
        'a flag': true,
        'for another service': { advertising: decision },
        'a flag for a service': { maps: true },
        'null for a service': { style: null },
        'without an answer': { maps: { decidedAt: WRITTEN_AT } },
        'a text as answer': { measurement: { ...decision, allowed: 'yes' } },
        'with another field': { insights: { ...decision, by: 'them' } },
        'of no time': { support: { allowed: true } },
        'of a time as text': { maps: { ...decision, decidedAt: '2026-05-31' } },
        'of a time before 1970': { maps: { ...decision, decidedAt: -1 } },
      },
    },
    notifications: {
      accepted: { refused: { messages: false } },
      refused: {
        null: null,
        'of nothing': {},
        'a text': { messages: 'yes' },
        'of something else too': { messages: true, news: true },
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
