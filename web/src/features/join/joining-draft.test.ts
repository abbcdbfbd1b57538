import { handle } from '@waymark/model/entities/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handleFrom } from './joining-draft.ts';

test.each([
  ['Žofie Nováková', 'zofie-novakova'],
  ['  L’Œil du Nord!  ', 'l-oeil-du-nord'],
  ['Åse & Øystein', 'ase-oystein'],
  ['A'.repeat(40), 'a'.repeat(30)],
  [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ['Al', ''],
  ['Join', ''],
  ['李小龙', ''],
  ['', ''],
])('the name %s suggests %s', (name, suggested) => {
  expect(handleFrom(name)).toBe(suggested);
});

const LETTERS = fc.constantFrom(...'aZjoin09ßÅé -_.\u202e\u0301李', '👩‍🚀', '\u200d');

test('the suggestion for any name is a valid handle, or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: LETTERS, maxLength: 40 }), (name) => {
      const suggested = handleFrom(name);
      expect(suggested === '' || handle.safeParse(suggested).success).toBe(true);
    }),
  );
});
