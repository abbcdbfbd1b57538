import { readFileSync } from 'node:fs';
import { isBlank, isOneLine } from '@waymark/model/visible';
import { expect, test } from 'vitest';

/*
 * The rules list the invisible characters and those that break a line; the model asks Unicode. These tests read
 * the rules' own expressions, and compare every Unicode character with the model.
 */

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The regular expression of a function of the rules, which is matched against the whole text. */
function expressionOf(name: string): RegExp {
  const source = new RegExp(`function ${name}\\(text\\) \\{\\s+return text\\.matches\\('(.+)'\\);`).exec(
    RULES,
  )?.[1];
  if (source === undefined) throw new Error(`The rules have no expression ${name}.`);
  const bare = source.replace('(?s)', '').replaceAll('\\\\x{', '\\u{');
  return new RegExp(`^(?:${bare})$`, 'su');
}

function disagreements(name: string, model: (text: string) => boolean): string[] {
  const rules = expressionOf(name);
  const found: string[] = [];
  for (let code = 0; code <= 0x10_ff_ff; code++) {
    const character = String.fromCodePoint(code);
    if (rules.test(character) !== model(character)) found.push(`U+${code.toString(16)}`);
  }
  return found;
}

test('rules and model agree about visible characters', () => {
  expect(disagreements('showsSomething', (text) => !isBlank(text))).toEqual([]);
});

test('rules and model agree about characters that stay on their line', () => {
  expect(disagreements('isOneLine', isOneLine)).toEqual([]);
});
