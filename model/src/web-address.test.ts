import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeAddress, isWebAddress } from './web-address.ts';

test.each([
  ['www.x.fr', 'https://www.x.fr'],
  ['x.fr/menu', 'https://x.fr/menu'],
  ['x.fr?q=1', 'https://x.fr?q=1'],
  ['x.fr:8080/menu', 'https://x.fr:8080/menu'],
  [' x.fr\n', 'https://x.fr'],
  ['café-de-l-été.fr', 'https://café-de-l-été.fr'],
  ['例え.日本', 'https://例え.日本'],
  ['http://x.fr/menu', 'https://x.fr/menu'],
  ['HTTP://x.fr', 'https://x.fr'],
  ['//x.fr', 'https://x.fr'],
  ['https://x.fr', 'https://x.fr'],
  ['HTTPS://x.fr', 'https://x.fr'],
])('%s means %s', (written, meant) => {
  expect(completeAddress(written)).toBe(meant);
  expect(isWebAddress(meant)).toBe(true);
});

test.each([
  'someone@x.fr',
  'mailto:someone@x.fr',
  'the old harbour',
  'x.fr and y.fr',
  'harbour',
  'closed.',
  '12.50',
  'http://x.fr:8080',
  'http://someone@x.fr',
  'htps://x.fr',
  'ftp://x.fr',
  'javascript:alert(1)',
  '/pois/x',
  'x.fr\\menu',
  'https://',
  'https://good.example\\.evil.example/',
  'https://%',
  'https://127.0.0.1/',
])('%s is no address of a site', (written) => {
  expect(isWebAddress(completeAddress(written))).toBe(false);
});

/** Texts from parts of addresses, and from characters that no address has. */
const arbitraryText = fc
  .array(
    fc.constantFrom(
      'x',
      'fr',
      'é',
      '1',
      '.',
      ':',
      '/',
      '//',
      '?',
      '#',
      '@',
      '-',
      '\\',
      ' ',
      'http:',
      'https:',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('an address stays unchanged, and a completed one is complete', () => {
  fc.assert(
    fc.property(arbitraryText, (written) => {
      const once = completeAddress(written);
      expect(completeAddress(once)).toBe(once);
      if (isWebAddress(written)) expect(once).toBe(written);
    }),
    { numRuns: 1_000, examples: [['https://x.fr//x.fr'], ['https://http://x']] },
  );
});
