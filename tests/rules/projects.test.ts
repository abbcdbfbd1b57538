import { project as projectSchema } from '@waymark/model/entities/project';
import { newId } from '@waymark/model/ids';
import {
  collection,
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
import { idOf, project } from './examples.ts';
import { dateCases, lineCases, reservedCases, textCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const PROJECT = `projects/${project.id}`;
const data = stored.encode(project, 'id');

const as = underRules({ [PROJECT]: data });

describe('projects', () => {
  testMatrix(as, {
    'get a project': { allowed: ['the owner'], run: (db) => getDoc(doc(db, PROJECT)) },
    'learn that a project does not exist': {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, 'projects', idOf('0'))),
    },
    "find the owner's projects": {
      allowed: ['the owner'],
      run: (db) => getDocs(query(collection(db, 'projects'), where('ownerId', '==', OWNER))),
    },
    'find all projects': { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, 'projects')) },
    'create a project of their own': {
      allowed: ['the owner', 'another creator'],
      run: (db, uid) => setDoc(doc(db, 'projects', newId()), { ...data, ownerId: uid }),
    },
    "create a project in the owner's name": {
      allowed: ['the owner'],
      run: (db) => setDoc(doc(db, 'projects', newId()), data),
    },
    'create a project under an id of another form': {
      allowed: NO_ACTOR,
      run: (db, uid) => setDoc(doc(db, 'projects', 'my-project'), { ...data, ownerId: uid }),
    },
    'rename a project': {
      allowed: ['the owner'],
      run: (db) => updateDoc(doc(db, PROJECT), { title: 'Renamed' }),
    },
    'take a project over': {
      allowed: NO_ACTOR,
      run: (db, uid) => updateDoc(doc(db, PROJECT), { ownerId: `${uid}x` }),
    },
    'delete a project': { allowed: ['the owner'], run: (db) => deleteDoc(doc(db, PROJECT)) },
  });
});

testFields(as, {
  name: 'a project',
  actor: 'the owner',
  schema: projectSchema,
  example: project,
  idField: 'id',
  fields: {
    ownerId: reservedCases({ "another creator's": 'somebody' }),
    title: lineCases(140),
    goal: textCases(1, 2000),
    dueOn: dateCases(),
  },
  writes: {
    create: (db, created) => setDoc(doc(db, 'projects', newId()), created),
    update: (db, changed) => setDoc(doc(db, PROJECT), changed),
  },
});
