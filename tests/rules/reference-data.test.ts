import { summariesOf } from '@waymark/model/entities/country-summaries';
import { MOST_LISTED } from '@waymark/model/listable';
import {
  collection,
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
import { ALL_ACTORS } from './actors.ts';
import { article, country } from './examples.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const COLLECTIONS = {
  countries: { id: country.slug, data: stored.encode(country, 'slug') },
  articles: { id: article.slug, data: stored.encode(article, 'slug') },
  'summaries/countries/parts': { id: 'all', data: stored.encode(summariesOf([country]), 'id') },
  'mapIndex/4/tiles': { id: '8-5', data: { leaf: true, items: '', cells: '', quarters: '' } },
};

const as = underRules(
  Object.fromEntries(Object.entries(COLLECTIONS).map(([path, { id, data }]) => [`${path}/${id}`, data])),
);

describe.each(Object.entries(COLLECTIONS))('%s', (path, { id, data }) => {
  testMatrix(as, {
    [`get a document of ${path}`]: { allowed: ALL_ACTORS, run: (db) => getDoc(doc(db, path, id)) },
    [`learn that ${path} has no such document`]: {
      allowed: ALL_ACTORS,
      run: (db) => getDoc(doc(db, path, 'missing')),
    },
    // The map has as many tiles as the content needs, so a visitor may only get single derived documents.
    [`find all of ${path}`]: {
      allowed: path.includes('/') ? NO_ACTOR : ALL_ACTORS,
      run: (db) => getDocs(query(collection(db, path), limit(MOST_LISTED))),
    },
    [`find any number of ${path}`]: { allowed: NO_ACTOR, run: (db) => getDocs(collection(db, path)) },
    [`create a document of ${path}`]: {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, path, 'another'), data),
    },
    [`update a document of ${path}`]: {
      allowed: NO_ACTOR,
      run: (db) => updateDoc(doc(db, path, id), { summary: {} }),
    },
    [`delete a document of ${path}`]: { allowed: NO_ACTOR, run: (db) => deleteDoc(doc(db, path, id)) },
  });
});
