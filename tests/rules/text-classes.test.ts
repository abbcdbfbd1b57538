import { readFileSync } from 'node:fs';
import { isBlank, isOneLine } from '@waymark/model/visible';
import { hostOf, isWebAddress } from '@waymark/model/web-address';
import * as fc from 'fast-check';
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

/** Parts of addresses, and of texts that browsers read in another way than people. */
const PARTS = [
  ...[
    'https://',
    'HTTPS://',
    'http://',
    '//',
    'x',
    'fr',
    'été',
    '例え',
    'xn--',
    '1',
    '0x7f',
    '127.0.0.1',
    '[::1]',
  ],
  ...['.', '-', '_', ':', ':443', ':70000', '/', '?', '#', '@', '%', '%2e', '\\', ' ', '\t', '\n', '\u00a0'],
  ...[
    '\u3000',
    '\u2003',
    '\ufeff',
    '\u00ad',
    '\u200b',
    '\u202e',
    '\u2066',
    '\u3002',
    '\uff0f',
    '\uff20',
    '\ud800',
    '😀',
  ],
];
const link = fc
  .tuple(
    fc.constantFrom('https://', 'https://x', 'https://x.fr', ''),
    fc.array(fc.constantFrom(...PARTS), { maxLength: 7 }),
  )
  .map(([start, parts]) => start + parts.join(''));

test('rules and model agree about links, and a browser opens the host that an accepted link names, or none', () => {
  const rules =
    /function isWebAddress\(value\) \{\s+return value\.size\(\) <= 2000 && value\.matches\('(.+)'\);/.exec(
      RULES,
    )?.[1];
  const expression = new RegExp(`^(?:${rules?.replaceAll('\\\\', '\\').replaceAll('\\x{', '\\u{')})$`, 'u');
  const known = [
    'https://good.example\\.evil.example/',
    'https://%',
    'https://a@b',
    'https://1.2.3',
    'https://x.1',
  ];
  for (const address of known) expect(isWebAddress(address)).toBe(false);
  fc.assert(
    fc.property(link, (address) => {
      const accepted = isWebAddress(address);
      expect(expression.test(address)).toBe(accepted);
      if (!accepted || hostOf(address) === undefined) return;
      const { protocol, username, password, host } = new URL(address);
      expect({ protocol, username, password }).toEqual({ protocol: 'https:', username: '', password: '' });
      const written = /^https:\/\/([^/?#]*)/.exec(address)?.[1] ?? '';
      expect(host).toBe(new URL(`https://${written}`).host);
      expect(host).not.toBe('');
    }),
    { numRuns: 20_000 },
  );
});

test('rules and model agree about visible characters', () => {
  expect(disagreements('showsSomething', (text) => !isBlank(text))).toEqual([]);
});

test('rules and model agree about characters that stay on their line', () => {
  expect(disagreements('isOneLine', isOneLine)).toEqual([]);
});
