import { MOST_VERSIONS_AT_ONCE } from '@waymark/model/entities/work-version';
import { versionsOf } from '@waymark/model/own-queries';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { toQuery } from '../../web/src/live/core/to-query.ts';
import { OWNER } from './actors.ts';
import { work, workVersion } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const WORK = `users/${OWNER}/works/${work.id}`;
const [VERSIONS, CONTENTS] = [`${WORK}/versions`, `${WORK}/versionContents`];
const data = stored.encode(workVersion, 'id');
const content = stored.encode({ content: work.content });

const as = underRules({
  [WORK]: stored.encode(work, 'id'),
  [`${VERSIONS}/${workVersion.id}`]: data,
  [`${CONTENTS}/${workVersion.id}`]: content,
});

describe('the versions of a work', () => {
  testMatrix(as, {
    'get one': { allowed: ['the owner'], run: (db) => getDoc(doc(db, VERSIONS, workVersion.id)) },
    'get its content': { allowed: ['the owner'], run: (db) => getDoc(doc(db, CONTENTS, workVersion.id)) },
    'look for one that is not there': { allowed: ['the owner'], run: (db) => getDoc(doc(db, VERSIONS, '9')) },
    'find all of them': {
      allowed: ['the owner'],
      run: (db) => getDocs(toQuery(db, versionsOf(OWNER, work.id))),
    },
    'find more than a work can have': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, VERSIONS), limit(MOST_VERSIONS_AT_ONCE + 1))),
    },
    'find them without a limit': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, VERSIONS)) },
    'find their contents, which may be fifty times 400 KB': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, CONTENTS), limit(1))),
    },
    'find versions of all works': {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collectionGroup(db, 'versions'), limit(1))),
    },
    'write one': { allowed: NO_ACTOR, run: (db) => setDoc(doc(db, VERSIONS, '2'), data) },
    'write a content': { allowed: NO_ACTOR, run: (db) => setDoc(doc(db, CONTENTS, '2'), content) },
    'change one': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, VERSIONS, workVersion.id), { isPublished: true }),
    },
    'change a content': {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, CONTENTS, workVersion.id), { content: {} }),
    },
    'delete one': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, VERSIONS, workVersion.id)) },
    'delete a content': { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, CONTENTS, workVersion.id)) },
  });
});
