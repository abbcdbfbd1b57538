import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalAddress } from './email-address.ts';

it.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada.L+map@Example.ORG\n', 'ada.l+map@example.org'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ADA@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ["o'hara_1@a-b.example", "o'hara_1@a-b.example"],
])('%j is stored as %s', (text, address) => {
  expect(normalAddress(text)).toBe(address);
});

it.each([
  '',
  ' ',
  'ada',
  '@example.org',
  'ada@',
  'ada@localhost',
  'ada lovelace@example.org',
  'ada@exam ple.org',
  'ada@@example.org',
  'ada@example.org,bob@example.org',
  'ada@example.org\r\nBcc: bob@example.org',
  '<ada@example.org>',
  'ada@-.example',
  'adä@example.org',
  '7@pending.invalid',
  '7@PENDING.invalid',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(250)}.org`,
  'a'.repeat(1_000_000),
])('%#: is no address', (text) => {
  expect(normalAddress(text)).toBeUndefined();
});

it('is the same once more, and whatever the case', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      const address = normalAddress(text);
      if (address === undefined) return;
      expect(normalAddress(address)).toBe(address);
      expect(normalAddress(text.toUpperCase())).toBe(address);
    }),
  );
});
