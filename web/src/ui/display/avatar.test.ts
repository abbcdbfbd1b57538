import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Yusuf Demir', 'YD'],
  ['Maria da Silva', 'MS'],
  ['Jean-Paul', 'JP'],
  ['inès', 'I'],
  ['  Åsa  «Öst» ', 'Å'],
  ['7 Lakes', '7L'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
