// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

const OURS = location.origin;
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHx2aXNpdG9yIn0.c2lnbmF0dXJl';

it.each([
  ['https://tenant.example/authorize?code=abc', '<address>'],
  [`GET ${OURS}/lists/abc?at=1,2,3: failed`, 'GET <address> failed'],
  ['[GET] "/api/auth/token?x=1": 401 Unauthorized', '[GET] "<address>": 401 Unauthorized'],
  ['Page Not Found: /fr/lists/abc', 'Page Not Found: <address>'],
  ['blob:https://waymark.example/1-2', '<address>'],
  ['data:image/png;base64,AAAA', '<address>'],
  ['ws://127.0.0.1:9150/x and //evil.example/x', '<address> and <address>'],
  ['192.0.2.7 is away, www.example.com too', '<address> is away, <address> too'],
  ['2001:db8:0:0:0:ff00:42:8329, 2001:db8::1 and [::1]', '<address>, <address> and [<address>]'],
  ['fe80::1%eth0 or ::ffff:192.0.2.7', '<address>%eth0 or <address>'],
  ['auth0|visitor and google-oauth2%7C1234 are gone', '<secret> and <secret> are gone'],
  ['val.visitor+x@waymark.example has no account', '<e-mail> has no account'],
  ['val%40waymark.example', '<e-mail>'],
  ["'https://a.example/it's(here)/x', they say", "'<address>', they say"],
  ["it's 'https://val@host.example/lists/abc, really", "it's '<address>, really"],
  ['is it val@waymark.example?', 'is it <e-mail>?'],
  [`it is ${JWT}.`, 'it is <secret>'],
  ['AAAAAAAAAAAAAAAAAkEy== is lost', '<secret> is lost'],
  ['code=abc&state=x1', 'code=<secret>&state=<secret>'],
  ['{"access_token":"short","password": "two words"}', '{"access_token":<secret>,"password": <secret>}'],
  ['Authorization: Bearer abc.def', 'Authorization: <secret>'],
  ['sent with Bearer abc.def', 'sent with Bearer <secret>'],
  ['item AAAAAAAAAAAAAAAAAAA1 and 0123456789abcdef0123456789abcdef', 'item <secret> and <secret>'],
])('%j becomes %j', (text, without) => {
  expect(redact(text)).toBe(without);
});

it.each([
  "Cannot read properties of undefined (reading 'map')",
  'x is not a function',
  'Unexpected token < in JSON at position 0',
  'The database answered 503: state unknown, code 7',
  'either/or, 1/2, 50 %, a@b, é 😀',
  'at 12:34:56, std::map, Foo::bar, a || b, 1:2:3',
  '',
])('%j stays as it is', (text) => {
  expect(redact(text)).toBe(text);
});

describe('a stack', () => {
  it('keeps the file names and positions of our code, and no other URL', () => {
    const stack = [
      'TypeError: x is not a function',
      `    at f (${OURS}/assets/sign-out-by-navigation-aB3dE6g.js:1:23456)`,
      `    at async ${OURS}/src/features/account/account-menu.tsx?t=1700000000000:85:9`,
      '    at g (https://www.googletagmanager.com/gtm.js?id=GTM-WAY:3:4)',
      `    at h (${OURS}/lists/a.js:1:2)`,
      '    at new Promise (<anonymous>)',
      `render@${OURS}/assets/first-aB3dE6g.js:1:2`,
    ].join('\n');
    expect(redact(stack).split('\n')).toEqual([
      'TypeError: x is not a function',
      '    at f (sign-out-by-navigation-aB3dE6g.js:1:23456)',
      '    at async account-menu.tsx:85:9',
      '    at g (<address>)',
      '    at h (<address>)',
      '    at new Promise (<anonymous>)',
      'render@first-aB3dE6g.js:1:2',
    ]);
  });

  it('of our file with a query leaves out the query', () => {
    expect(redact(`${OURS}/assets/first.js?code=abc:1:2`)).toBe('first.js:1:2');
    expect(redact(`${OURS}/assets/first.js#state=abc`)).toBe('first.js');
  });
});

const letters = (alphabet: string, minLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength: 60 });
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A private value: the text that contains it, and the part that must not remain. */
const secret: fc.Arbitrary<{ text: string; gives: string }> = fc.oneof(
  fc.emailAddress().map((email) => ({ text: email, gives: email.slice(email.indexOf('@')) })),
  fc
    .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), letters(BASE64, 6))
    .map(([address, gives]) => ({ text: `${address}${/[?#]/.test(address) ? '' : '/'}${gives}`, gives })),
  fc.tuple(fc.constantFrom('lists', 'fr/pins'), letters(BASE64, 8)).map(([folder, gives]) => ({
    text: `/${folder}/${gives}?at=1,2`,
    gives,
  })),
  letters('0123456789abcdef', 32).map((hash) => ({ text: hash, gives: hash })),
  letters(`${BASE64}-_`, 20).map((id) => ({ text: id, gives: id })),
  letters(`${BASE64}+/`, 20).map((key) => ({ text: `${key}==`, gives: key })),
  fc
    .tuple(letters(`${BASE64}-_`, 6), letters(`${BASE64}-_`, 6), letters(`${BASE64}-_`, 6))
    .map(([head, body, end]) => ({ text: `eyJ${head}.eyJ${body}.${end}`, gives: body })),
  fc
    .tuple(fc.constantFrom('code', 'state', 'id_token', 'refresh_token'), letters(BASE64, 8))
    .map(([name, gives]) => ({ text: `${name}=${gives}`, gives })),
);
const before = fc.constantFrom(
  '',
  'Error: ',
  'x "',
  "it's '",
  '(',
  'a, ',
  '\n    at f (',
  '{"x":"',
  '= ',
  'é ',
);
const after = fc.constantFrom('', ' is wrong', '"', "'", ')', ', b', '\n', '"}', ' é');

it('never leaves a secret in a text, wherever it stands', () => {
  const texts = fc.array(fc.tuple(before, secret, after), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, (parts) => {
      const without = redact(parts.map(([start, { text }, end]) => `${start}${text}${end} `).join(''));
      for (const [, { gives }] of parts) expect(without).not.toContain(gives);
    }),
    { numRuns: 1_000 },
  );
});

it('leaves nothing to redact the second time', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(before, secret, after)), (parts) => {
      const once = redact(parts.map(([start, { text }, end]) => `${start}${text}${end} `).join(''));
      expect(redact(once)).toBe(once);
    }),
  );
});

it('cuts a long text between words', () => {
  const words = redact('abc defg '.repeat(3_000));
  expect(words.length).toBeLessThanOrEqual(10_000);
  expect(words).toMatch(/ $/);
});

it.each([
  'a',
  'é',
  '@',
  '/',
  'a@',
  'a.',
  '-',
  '":',
  'token',
  'eyJ',
  '%40',
  'x://',
  ' ',
  ')',
  '/)',
  'a:',
  ':',
  '::',
  'a|',
])('is fast for %j repeated', (piece) => {
  const start = performance.now();
  redact(piece.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(500);
});
