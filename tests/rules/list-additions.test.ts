import { doc, getDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { addToList } from '../../web/src/live/writes/add-to-list.ts';
import { EDITOR } from './actors.ts';
import { coEditor, idOf, listItem, sharedList } from './examples.ts';
import { stored } from './stored.ts';
import { underRules } from './under-rules.ts';
import { assertAllowed } from './verdicts.ts';

/* Two editors of one list, each with a client of their own, add items under the rules. */

const LIST = `lists/${sharedList.id}`;
const THERE = idOf('t');
const NEW = idOf('n');

const as = underRules({
  [LIST]: stored.encode(sharedList, 'id'),
  [`${LIST}/people/${EDITOR}`]: stored.encode(coEditor),
  [`${LIST}/items/${THERE}`]: stored.encode({ ...listItem, id: THERE, note: { en: 'By hand' } }, 'itemId'),
});

test('an item that is in a list already is left unchanged, and reported as present', async () => {
  const before = await getDoc(doc(as('the owner'), `${LIST}/items/${THERE}`));
  const item = { kind: listItem.kind, id: THERE };
  expect(await assertAllowed(addToList(as('a co-editor'), sharedList.id, item))).toBe(false);
  const after = await getDoc(doc(as('the owner'), `${LIST}/items/${THERE}`));
  expect(after.data()).toEqual(before.data());
});

test('of two editors who add the same item at once, one reads that they added it', async () => {
  const item = { kind: listItem.kind, id: NEW };
  const answers = await Promise.all(
    (['the owner', 'a co-editor'] as const).map((editor) =>
      assertAllowed(addToList(as(editor), sharedList.id, item)),
    ),
  );
  expect(answers.toSorted()).toEqual([false, true]);
});
