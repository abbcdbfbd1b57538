import { KINDS } from '@waymark/model/entities/kinds';
import {
  listHeading as listHeadingSchema,
  listItem as listItemSchema,
  MAX_LIST_ENTRIES,
} from '@waymark/model/entities/list';
import { newId } from '@waymark/model/ids';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { ALL_ACTORS, EDITOR, OWNERS } from './actors.ts';
import { coEditor, idOf, listHeading, listItem, sharedList } from './examples.ts';
import { choiceCases, idCases, localisedLineCases, orderlyCases } from './field-cases.ts';
import { testFields } from './field-tests.ts';
import { NO_ACTOR, testMatrix } from './matrix.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';

const VISIBILITIES = {
  public: ALL_ACTORS,
  unlisted: ALL_ACTORS,
  private: [...OWNERS, 'a co-editor'],
} as const;
const ITEM_WRITERS = [...OWNERS, 'a co-editor'] as const;

const itemsOf = (visibility: string) => `lists/${visibility.padEnd(20, '0')}/items`;
const ORPHANS = `lists/${idOf('0')}/items`;
const data = stored.encode(listItem, 'itemId');
const heading = stored.encode(listHeading, 'itemId');
const editor = stored.encode(coEditor);

const as = underRules({
  [`${ORPHANS}/${listItem.itemId}`]: data,
  [`lists/${idOf('0')}/people/${EDITOR}`]: editor,
  ...Object.fromEntries(
    Object.keys(VISIBILITIES).flatMap((visibility) => [
      [`lists/${visibility.padEnd(20, '0')}`, stored.encode({ ...sharedList, visibility }, 'id')],
      [`lists/${visibility.padEnd(20, '0')}/people/${EDITOR}`, editor],
      [`${itemsOf(visibility)}/${listItem.itemId}`, data],
    ]),
  ),
});

describe.each(Object.entries(VISIBILITIES))('items of a list that is %s', (visibility, readers) => {
  const items = itemsOf(visibility);

  testMatrix(as, {
    [`get an item of a list that is ${visibility}`]: {
      allowed: readers,
      run: (db) => getDoc(doc(db, items, listItem.itemId)),
    },
    [`find the items of a list that is ${visibility}`]: {
      allowed: readers,
      run: (db) => getDocs(query(collection(db, items), orderBy('order'), limit(MAX_LIST_ENTRIES))),
    },
    [`find any number of items of a list that is ${visibility}`]: {
      allowed: NO_ACTOR,
      run: (db) => getDocs(query(collection(db, items), orderBy('order'))),
    },
    [`add an item to a list that is ${visibility}`]: {
      allowed: ITEM_WRITERS,
      run: (db) => setDoc(doc(db, items, newId()), data),
    },
    [`move an item of a list that is ${visibility}`]: {
      allowed: ITEM_WRITERS,
      run: (db) => updateDoc(doc(db, items, listItem.itemId), { order: 'b0' }),
    },
    [`remove an item of a list that is ${visibility}`]: {
      allowed: ITEM_WRITERS,
      run: (db) => deleteDoc(doc(db, items, listItem.itemId)),
    },
  });
});

describe('items', () => {
  testMatrix(as, {
    'add more items at once than the rules may look up documents for': {
      allowed: ITEM_WRITERS,
      run: (db) => {
        const batch = writeBatch(db);
        for (let index = 0; index < 21; index++) batch.set(doc(db, itemsOf('public'), newId()), data);
        return batch.commit();
      },
    },
    'add an item under an id of another form': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, itemsOf('public'), 'first'), data),
    },
    'add a heading': {
      allowed: ITEM_WRITERS,
      run: (db) => setDoc(doc(db, itemsOf('public'), newId()), heading),
    },
    'move a heading': {
      allowed: ITEM_WRITERS,
      run: async (db) => {
        const ref = doc(db, itemsOf('public'), newId());
        await setDoc(ref, heading);
        await updateDoc(ref, { order: 'b0' });
      },
    },
    'add a heading that is an item too': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, itemsOf('public'), newId()), { ...data, ...heading }),
    },
    'add a heading with a note': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, itemsOf('public'), newId()), { ...heading, note: { en: 'Early' } }),
    },
    'get an item below a deleted list': {
      allowed: NO_ACTOR,
      run: (db) => getDoc(doc(db, ORPHANS, listItem.itemId)),
    },
    'add an item to a list that does not exist': {
      allowed: NO_ACTOR,
      run: (db) => setDoc(doc(db, ORPHANS, newId()), data),
    },
  });
});

const orders = {
  accepted: { 'one character': 'Z', '100 characters': 'a'.repeat(100) },
  refused: {
    empty: '',
    '101 characters': 'a'.repeat(101),
    'with a sign': 'a-b',
    'beyond ASCII': 'é',
    'a number': 1,
    null: null,
  },
};

testFields(as, {
  name: 'an item of a list',
  actor: 'a co-editor',
  schema: listItemSchema,
  example: listItem,
  idField: 'itemId',
  fields: {
    kind: choiceCases(KINDS),
    id: idCases(),
    note: orderlyCases(500, { required: true }),
    order: orders,
  },
  writes: {
    create: (db, created) => setDoc(doc(db, itemsOf('public'), newId()), created),
    update: (db, changed) => setDoc(doc(db, itemsOf('public'), listItem.itemId), changed),
  },
});

testFields(as, {
  name: 'a heading of a list',
  actor: 'a co-editor',
  schema: listHeadingSchema,
  example: listHeading,
  idField: 'itemId',
  fields: { heading: localisedLineCases(80), order: orders },
  writes: {
    create: (db, created) => setDoc(doc(db, itemsOf('public'), newId()), created),
    update: (db, changed) => setDoc(doc(db, itemsOf('public'), listItem.itemId), changed),
  },
});
