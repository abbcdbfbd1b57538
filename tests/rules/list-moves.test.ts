import { itemsOfList } from '@waymark/model/queries';
import { doc, getDocsFromServer, updateDoc } from 'firebase/firestore';
import { beforeEach, expect, test } from 'vitest';
import { toQuery } from '../../web/src/live/core/to-query.ts';
import { moveInList } from '../../web/src/live/writes/move-in-list.ts';
import type { Ordered } from '../../web/src/live/writes/moved-orders.ts';
import { idOf, listItem, sharedList } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed, assertDenied } from './verdicts.ts';

/*
 * Two editors of one list, each with a client of their own, move items at once under the rules.
 */

const LIST = `lists/${sharedList.id}`;
const NAMES = [...'abcdefgh'];
/** All have one key, as a program of somebody's could write them: every move needs room to be made. */
const CRAMMED = 'a0';

const as = underRules({
  [LIST]: stored.encode(sharedList, 'id'),
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

test('moves that both need all keys written anew are both done', async () => {
  const seen = await items();
  const moves = [
    { itemId: idOf('h'), seen, nextId: idOf('b') },
    { itemId: idOf('a'), seen, nextId: idOf('g') },
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

test('six moves at once by two editors are all done, and each is where it was put', async () => {
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
          itemId: idOf(item),
          seen,
          nextId: idOf(next),
        }),
      ),
    ),
  );
  expect(await names()).toBe('hagbfcde');
});

test('a move in a place that is a little older than what is there is done on what is there', async () => {
  const seen = await items();
  const toTheEnd = { itemId: idOf('b'), seen, nextId: undefined };
  const beforeThat = { itemId: idOf('h'), seen, nextId: idOf('b') };
  await assertAllowed(moveInList(as('the owner'), sharedList.id, toTheEnd));
  await assertAllowed(moveInList(as('a co-editor'), sharedList.id, beforeThat));
  // What it was put in front of has gone elsewhere; what it was put behind is where it was.
  expect(await names()).toBe('ahcdefgb');
});

test('who edits it not cannot move anything, and what is gone is not moved', async () => {
  const seen = await items();
  const move = { itemId: idOf('h'), seen, nextId: idOf('a') };
  await assertDenied(moveInList(as('a signed-in user'), sharedList.id, move));
  expect(await moveInList(as('the owner'), sharedList.id, { ...move, itemId: idOf('z') })).toBeUndefined();
  await assertAllowed(updateDoc(doc(as('a co-editor'), `${LIST}/items/${idOf('a')}`), { order: 'Zz' }));
});
