import { expect, test } from 'vitest';
import { EXAMPLE_INSTANT, exampleId } from '../testing/examples.ts';
import { metadataFor, storedEditIn } from './stored-edit.ts';

const edit = {
  of: exampleId('b'),
  left: 0,
  top: 20,
  width: 300,
  height: 200,
  turns: 3,
  createdAt: EXAMPLE_INSTANT,
};

test('an edit is read from the metadata that were written for it', () => {
  expect(storedEditIn({ ...metadataFor(edit), other: 'x' })).toEqual(edit);
});

test.each([
  ['no metadata', undefined],
  ['other metadata', { other: 'x' }],
  ['no JSON', { edit: '{' }],
  ['no text', { edit: 7 }],
  ['a turn too many', metadataFor({ ...edit, turns: 4 })],
  ['a part without pixels', metadataFor({ ...edit, width: 0 })],
  ['a list', { edit: '[]' }],
])('%s has no edit', (_, metadata) => {
  expect(storedEditIn(metadata)).toBeUndefined();
});
