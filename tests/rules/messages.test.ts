import { mailSettings as mailSettingsSchema } from '@waymark/model/entities/mail-settings';
import { MESSAGE_STATES } from '@waymark/model/entities/message';
import { newId } from '@waymark/model/ids';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { type Actor, OWNER, OWNERS } from './actors.ts';
import { idOf, message, ownMessage } from './examples.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const TEAM: readonly Actor[] = ['a holder of write:creators'];
const TO_TEAM = `messages/${idOf('1')}`;
const TO_OWNER = `messages/${idOf('2')}`;
const SETTINGS = `users/${OWNER}/settings/mail`;
const data = stored.encode(ownMessage, 'id');

const as = underRules({
  [TO_TEAM]: stored.encode(message, 'id'),
  [TO_OWNER]: data,
  [SETTINGS]: { messages: true },
});

describe.each([
  ['to the team', TO_TEAM, TEAM],
  ['to a creator', TO_OWNER, OWNERS],
] as const)('a message %s', (_to, path, readers) => {
  testMatrix(as, {
    read: { allowed: readers, run: (db) => getDoc(doc(db, path)) },
    ...Object.fromEntries(
      MESSAGE_STATES.map((state) => [
        `make it ${state}`,
        { allowed: readers, run: (db) => updateDoc(doc(db, path), { state }) },
      ]),
    ),
    'give it another state': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, path), { state: 'spam' }),
    },
    'take its state': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, path), { state: deleteField() }) },
    'change its text': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, path), { body: 'Other' }) },
    'change its text with its state': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, path), { body: 'Other', state: 'read' }),
    },
    'become its reader': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, path), { recipientId: `${uid}x` }),
    },
    'add a field': { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, path), { starred: true }) },
    'delete it': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, path)) },
  });
});

describe('messages', () => {
  testMatrix(as, {
    'find all': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, 'messages')) },
    'find those to the team': {
      allowed: TEAM,
      run: (db) => getDocs(query(collection(db, 'messages'), where('to', '==', 'team'))),
    },
    'find those to the owner': {
      allowed: OWNERS,
      run: (db) => getDocs(query(collection(db, 'messages'), where('recipientId', '==', OWNER))),
    },
    'find those from the owner': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, 'messages'), where('from', '==', OWNER))),
    },
    'find those to a creator, by the creator’s id': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, 'messages'), where('to', '==', ownMessage.to))),
    },
    'learn that a message does not exist': {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, 'messages', idOf('0'))),
    },
    'write one': { allowed: NO_ACTOR, run: (db) => setDoc(doc(db, 'messages', newId()), data) },
  });
});

describe('the settings of mails', () => {
  testMatrix(as, {
    read: { allowed: OWNERS, run: (db) => getDoc(doc(db, SETTINGS)) },
    change: { allowed: OWNERS, run: (db) => updateDoc(doc(db, SETTINGS), { messages: false }) },
    'find all of a user': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(collection(db, `users/${OWNER}/settings`)),
    },
    delete: { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, SETTINGS)) },
    'write other settings': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, `users/${OWNER}/settings/other`), { messages: true }),
    },
  });

  testFields(as, {
    name: 'the settings of mails',
    actor: 'the owner',
    schema: mailSettingsSchema,
    example: { messages: true },
    fields: {
      messages: { accepted: { off: false }, refused: { 'a text': 'yes', 'a number': 1, null: null } },
    },
    writes: { update: (db, changed) => setDoc(doc(db, SETTINGS), changed) },
  });
});
