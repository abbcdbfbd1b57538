import { newId } from '@waymark/model/ids';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { type Actor, EDITOR, OWNER, uidOfActor } from './actors.ts';
import { coEditor, idOf, list, listItem, sharedList } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

const LIST = `lists/${idOf('1')}`;
const ITEM = `${LIST}/items/${listItem.itemId}`;
const item = stored.encode(listItem, 'itemId');

/** Both are suspended, and have tokens from before. */
const SUSPENDED: readonly Actor[] = ['the owner', 'a co-editor'];

const as = underRules({
  [LIST]: stored.encode({ ...sharedList, visibility: 'private' }, 'id'),
  [ITEM]: item,
  [`${LIST}/people/${EDITOR}`]: stored.encode(coEditor),
  [`closedAccounts/${OWNER}`]: { since: null },
  [`closedAccounts/${EDITOR}`]: { since: null },
});

describe.each(SUSPENDED)('%s, who is suspended', (actor) => {
  test('reads the list until the token expires', () => assertAllowed(getDoc(doc(as(actor), LIST))));

  test('adds no item', () => assertDenied(setDoc(doc(as(actor), `${LIST}/items`, newId()), item)));

  test('changes no item', () => assertDenied(updateDoc(doc(as(actor), ITEM), { order: 'b0' })));

  test('removes no item', () => assertDenied(deleteDoc(doc(as(actor), ITEM))));
});

test('a suspended owner creates no list', () =>
  assertDenied(
    setDoc(doc(as('the owner'), 'lists', newId()), {
      ...stored.encode(list, 'id'),
      updatedAt: serverTimestamp(),
    }),
  ));

test('a suspended owner changes no list', () =>
  assertDenied(
    updateDoc(doc(as('the owner'), LIST), { title: { en: 'Renamed' }, updatedAt: serverTimestamp() }),
  ));

test('an anonymous account creates no list', () =>
  assertDenied(
    setDoc(doc(as('an anonymous account'), 'lists', newId()), {
      ...stored.encode({ ...list, ownerId: uidOfActor('an anonymous account') }, 'id'),
      updatedAt: serverTimestamp(),
    }),
  ));

test('another user creates a list', () =>
  assertAllowed(
    setDoc(doc(as('another creator'), 'lists', newId()), {
      ...stored.encode({ ...list, ownerId: 'another-00000000000000000000' }, 'id'),
      updatedAt: serverTimestamp(),
    }),
  ));
