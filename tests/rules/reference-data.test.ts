import { summariesOf } from '@waymark/model/entities/country-summaries';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { EVERYBODY } from './actors.ts';
import { article, country } from './examples.ts';
import { NOBODY, testMatrix } from './matrix.ts';
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
    [`get a document of ${path}`]: { allowed: EVERYBODY, run: (db) => getDoc(doc(db, path, id)) },
    [`learn that ${path} has no such document`]: {
      allowed: EVERYBODY,
      run: (db) => getDoc(doc(db, path, 'missing')),
    },
    // Of what is derived, the map's tiles being as many as there is content, everybody reads what they look at.
    [`find all of ${path}`]: {
      allowed: path.includes('/') ? NOBODY : EVERYBODY,
      run: (db) => getDocs(collection(db, path)),
    },
    [`create a document of ${path}`]: {
      allowed: NOBODY,
      run: (db) => setDoc(doc(db, path, 'another'), data),
    },
    [`update a document of ${path}`]: {
      allowed: NOBODY,
      run: (db) => updateDoc(doc(db, path, id), { summary: {} }),
    },
    [`delete a document of ${path}`]: { allowed: NOBODY, run: (db) => deleteDoc(doc(db, path, id)) },
  });
});
