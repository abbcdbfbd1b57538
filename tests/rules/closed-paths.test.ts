import { newId } from '@waymark/model/ids';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { OWNER } from './actors.ts';
import { article, idOf, list, publicDocuments, work } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const PIN = `pins/${idOf('1')}`;
const WORK = `users/${OWNER}/works/${idOf('1')}`;

/** One document in every collection that is for functions only, or that Waymark does not have. */
const CLOSED = {
  'mails/one': { state: 'queued', to: 'reader@waymark.example' },
  'mailSuppressions/hash': { code: '550' },
  [`deletedLists/${list.id}`]: { ownerId: OWNER, list: stored.encode(list, 'id') },
  'contentAccounts/7': { uid: OWNER, confirmed: true },
  'contentAccounts/7/codes/hash': { purpose: 'reset' },
  'grants/member': { grantedAt: null },
  [`closedAccounts/${OWNER}`]: { since: null },
  [`deletions/${OWNER}/private/names`]: { subject: 'provider|1' },
  'invitations/secret': { listId: list.id },
  'limits/log/countedKeys/member': { points: 1 },
  'mapIndex/4': { level: 4 },
  'sitemaps/pin/shards/aa': { listings: '[]', count: 0 },
  [`removed/pins/addresses/${idOf('1')}`]: { purgeAt: null },
  'summaries/countries': { countries: [] },
  'vitals/2026-01-31/shards/0': { counts: {} },
  [`${PIN}/versions/1`]: stored.encode(publicDocuments.pin, 'id'),
  [`${WORK}/versions/1`]: stored.encode(work, 'id'),
  [`users/${OWNER}/secrets/1`]: { secret: true },
  [`users/${OWNER}/private/contact`]: { address: 'owner@waymark.example' },
  [`lists/${list.id}/invitations/1/secrets/hash`]: { sha256: 'hash' },
  [`${WORK}/invitations/1/secrets/hash`]: { sha256: 'hash' },
  [`lists/${list.id}/traces/deleted`]: { deletedAt: null },
  [`instagramTokens/${OWNER}`]: { token: 'encrypted' },
  'instagramAttempts/hash': { owner: 'hash' },
  [`users/${OWNER}/importedMedia/t-1`]: { importId: idOf('1'), mediaId: 't-1' },
  [`instagramImports/${idOf('1')}/progress/api`]: { turn: 1 },
  [`instagramImports/${idOf('1')}/progress/items`]: { items: 1 },
  [`instagramImports/${idOf('1')}/leaving/1`]: { photoIds: [idOf('p')] },
  [`instagramImports/${idOf('1')}/traces/deleted`]: { deletedAt: null },
  [`previewLinks/${idOf('1')}`]: { ownerId: OWNER, workId: work.id, sha256: 'hash' },
  'articles/first/drafts/1': stored.encode(article, 'slug'),
};

const as = underRules({
  ...CLOSED,
  [PIN]: stored.encode(publicDocuments.pin, 'id'),
  [`lists/${list.id}`]: stored.encode(list, 'id'),
});

describe.each(Object.entries(CLOSED))('%s', (path, data) => {
  const parent = path.slice(0, path.lastIndexOf('/'));

  testMatrix(as, {
    [`get ${path}`]: { allowed: NO_ACTOR, run: (db) => getDoc(doc(db, path)) },
    [`find documents of ${parent}`]: { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, parent)) },
    [`create a document of ${parent}`]: {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, parent, newId()), data),
    },
    [`update ${path}`]: { allowed: NO_ACTOR, run: (db) => updateDoc(doc(db, path), { read: true }) },
    [`delete ${path}`]: { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, path)) },
  });
});

describe('collections of the same name together', () => {
  testMatrix(as, {
    'find works of all owners': { allowed: NO_ACTOR, run: (db) => getDocs(collectionGroup(db, 'works')) },
    'find items of all lists': { allowed: NO_ACTOR, run: (db) => getDocs(collectionGroup(db, 'items')) },
    'find public pins wherever they lie': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collectionGroup(db, 'pins'), where('visibility', '==', 'public'))),
    },
  });
});
