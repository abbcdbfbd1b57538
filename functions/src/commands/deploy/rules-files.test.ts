import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { faultOfRules, rulesFiles } from './rules-files.ts';

const whole = (body: string) => `rules_version = '2';\nservice cloud.firestore { ${body} }`;

it('finds the rules and indexes of this repository in order', () => {
  const files = rulesFiles(fileURLToPath(new URL('../../../../', import.meta.url)));
  expect(files.map(({ file }) => file)).toEqual([
    'firestore.rules',
    'storage.rules',
    'firestore.indexes.json',
  ]);
});

it.each([
  [whole("match /a/{b} { allow get: if b.matches('[(]') && x['}'] != 1; } // it's fine\n"), undefined],
  [whole('/* an old rule: { */'), undefined],
  [whole('match /a/{b} {'), 'has a { that nothing closes'],
  [whole('allow get: if (a]);'), 'has a ] that closes nothing'],
  ['service cloud.firestore { }', "does not say rules_version = '2';"],
  ["rules_version = '2';\nservice firebase.storage { }", 'has no service cloud.firestore'],
])('judges %j', (text, fault) => {
  expect(faultOfRules(text, 'cloud.firestore')).toBe(fault);
});
