import { itemsOfList } from '@waymark/model/queries';
import { doc, getDocsFromServer, updateDoc } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { toQuery } from '../../web/src/live/core/to-query.ts';
import { moveInList } from '../../web/src/live/writes/move-in-list.ts';
import type { Ordered } from '../../web/src/live/writes/moved-orders.ts';
import { EDITOR } from './actors.ts';
import { coEditor, idOf, listItem, sharedList } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/*
 * Two editors of one list, each with a client of their own, move items at once under the rules.
 */

const LIST = `lists/${sharedList.id}`;
const NAMES = [...'abcdefgh'];
/** All items have one sort key, as another program could write them: every move needs to make room. */
const CRAMMED = 'a0';

const as = underRules({
  [LIST]: stored.encode(sharedList, 'id'),
  [`${LIST}/people/${EDITOR}`]: stored.encode(coEditor),
  ...Object.fromEntries(
    NAMES.map((name) => [
      `${LIST}/items/${idOf(name)}`,
      stored.encode({ ...listItem, order: CRAMMED, id: idOf(name) }, 'itemId'),
    ]),
  ),
});

const EDITORS = ['the owner', 'a co-editor'] as const;

async function items(): Promise<Ordered[]> {
  const { docs } = await getDocsFromServer(toQuery(as('the owner'), itemsOfList(sharedList.id, 300)));
  return docs.map((item) => ({ itemId: item.id, order: String(item.get('order')) }));
}

async function names(): Promise<string> {
  return (await items()).map(({ itemId }) => itemId.charAt(0)).join('');
}

beforeEach(async () => {
  expect(await names()).toBe(NAMES.join(''));
});

test('two moves at once by two editors succeed, although both rewrite all keys', async () => {
  const seen = await items();
  const moves = [
    { itemIds: [idOf('h')], seen, nextId: idOf('b') },
    { itemIds: [idOf('a')], seen, nextId: idOf('g') },
  ];
  await assertAllowed(
    Promise.all(
      EDITORS.map((editor, index) => {
        const move = moves[index];
        if (move === undefined) throw new Error('Each has a move.');
        return moveInList(as(editor), sharedList.id, move);
      }),
    ),
  );
  expect((await names()).replace(/[ah]/g, '')).toBe('bcdefg');
  expect(await names()).toBe('hbcdefag');
});

test('six moves at once by two editors succeed, and each item is at its place', async () => {
  const seen = await items();
  const wanted = [
    ['h', 'a'],
    ['g', 'b'],
    ['f', 'c'],
  ] as const;
  await assertAllowed(
    Promise.all(
      wanted.map(([item, next], index) =>
        moveInList(as(EDITORS[index % 2] ?? 'the owner'), sharedList.id, {
          itemIds: [idOf(item)],
          seen,
          nextId: idOf(next),
        }),
      ),
    ),
  );
  expect(await names()).toBe('hagbfcde');
});

test('a day with its places moves at once', async () => {
  const seen = await items();
  const day = { itemIds: ['b', 'c', 'd'].map(idOf), seen, nextId: idOf('h') };
  await assertAllowed(moveInList(as('a co-editor'), sharedList.id, day));
  expect(await names()).toBe('aefgbcdh');
});

test('a move in an outdated order is applied to the current order', async () => {
  const seen = await items();
  const toTheEnd = { itemIds: [idOf('b')], seen, nextId: undefined };
  const beforeThat = { itemIds: [idOf('h')], seen, nextId: idOf('b') };
  await assertAllowed(moveInList(as('the owner'), sharedList.id, toTheEnd));
  await assertAllowed(moveInList(as('a co-editor'), sharedList.id, beforeThat));
  // The item after the target has moved elsewhere; the item before the target is at its place.
  expect(await names()).toBe('ahcdefgb');
});

test('a stranger cannot move items, and a removed item is not moved', async () => {
  const seen = await items();
  const move = { itemIds: [idOf('h')], seen, nextId: idOf('a') };
  await assertDenied(moveInList(as('a signed-in user'), sharedList.id, move));
  expect(await moveInList(as('the owner'), sharedList.id, { ...move, itemIds: [idOf('z')] })).toBeUndefined();
  await assertAllowed(updateDoc(doc(as('a co-editor'), `${LIST}/items/${idOf('a')}`), { order: 'Zz' }));
});
