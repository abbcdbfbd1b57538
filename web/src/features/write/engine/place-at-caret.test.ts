import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { embeddedNodes, WRITING } from './extensions.ts';
import { placeAtCaret } from './place-at-caret.ts';

const schema = getSchema([...WRITING, ...Object.values(embeddedNodes(() => true))]);
const HARBOUR = 'h'.repeat(20);
const TOWER = 't'.repeat(20);

/** A text of paragraphs and places. A place is written as the beginning of its id. */
function stateOf(...blocks: string[]) {
  const doc = schema.node(
    'doc',
    null,
    blocks.map((block) =>
      [HARBOUR, TOWER].includes(block)
        ? schema.node('place', { kind: 'poi', id: block })
        : schema.node('paragraph', null, block === '' ? [] : [schema.text(block)]),
    ),
  );
  return EditorState.create({ doc });
}

/** The place for a caret in each block. */
function placesOf(...blocks: string[]) {
  const state = stateOf(...blocks);
  const ids: (string | undefined)[] = [];
  state.doc.forEach((block, position) => {
    const selection = block.isTextblock
      ? TextSelection.create(state.doc, position + 1)
      : NodeSelection.create(state.doc, position);
    ids.push(placeAtCaret(state.apply(state.tr.setSelection(selection)))?.id);
  });
  return ids;
}

test('a paragraph belongs to the last place before it, and the first paragraphs to the first place', () => {
  expect(placesOf('Early', 'Still early', HARBOUR, 'Boats', TOWER, 'Stairs', 'View')).toEqual([
    HARBOUR,
    HARBOUR,
    HARBOUR,
    HARBOUR,
    TOWER,
    TOWER,
    TOWER,
  ]);
});

test('a text without places has none', () => {
  expect(placesOf('Early', '')).toEqual([undefined, undefined]);
});
