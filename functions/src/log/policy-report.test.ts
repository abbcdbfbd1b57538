import fc from 'fast-check';
import { expect, it } from 'vitest';
import { violationsIn } from './policy-report.ts';

const SITE = 'https://waymark.example';
const BODY = {
  documentURL: `${SITE}/fr/lists/aaaaaaaaaaaaaaaaaaaa?invitation=secret`,
  blockedURL: 'https://evil.example/steal?token=secret',
  effectiveDirective: 'connect-src',
  sourceFile: `${SITE}/assets/app-a1b2c3d.js`,
  lineNumber: 12,
  disposition: 'enforce',
  sample: 'secret',
};
const batchOf = (...bodies: object[]) => bodies.map((body) => ({ type: 'csp-violation', age: 1, body }));

it('keeps the directive, the host, the page and our own file of both forms of a report', () => {
  const violation = {
    directive: 'connect-src',
    blocked: 'https://evil.example',
    page: 'lists-id',
    source: 'app-a1b2c3d.js:12',
  };
  expect(violationsIn(batchOf(BODY))).toEqual([violation]);
  const single = {
    'csp-report': {
      'document-uri': BODY.documentURL,
      'blocked-uri': BODY.blockedURL,
      'violated-directive': "connect-src 'self'",
      'source-file': BODY.sourceFile,
      'line-number': 12,
      'original-policy': "connect-src 'self'",
    },
  };
  expect(violationsIn(single)).toEqual([violation]);
});

it('keeps words in place of an address, and only the scheme of an address without a host', () => {
  const blocked = (blockedURL: string) => violationsIn(batchOf({ ...BODY, blockedURL }))?.[0]?.blocked;
  expect(
    ['inline', 'eval', 'data:text/html,secret', 'blob:https://x/1', '', 'Not a word!'].map(blocked),
  ).toEqual(['inline', 'eval', 'data:', 'blob:', 'unknown', 'unknown']);
});

it('keeps no private value, whatever comes', () => {
  expect(JSON.stringify(violationsIn(batchOf(BODY)))).not.toMatch(/secret|aaaa/);
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const [violation] = violationsIn(batchOf({ ...BODY, blockedURL: address, sourceFile: address })) ?? [];
      expect(violation?.blocked).toBe(new URL(address).origin);
    }),
  );
});

it('counts the same violation once, and leaves out those of extensions and other kinds of reports', () => {
  expect(violationsIn(batchOf(BODY, BODY))).toHaveLength(1);
  const foreign = ['chrome-extension://abc/x.js', 'moz-extension', 'safari-web-extension://x/'];
  for (const address of foreign) {
    expect(violationsIn(batchOf({ ...BODY, blockedURL: address }))).toEqual([]);
    expect(violationsIn(batchOf({ ...BODY, sourceFile: address }))).toEqual([]);
  }
  expect(violationsIn([{ type: 'deprecation', body: { id: 'x' } }])).toEqual([]);
});

it.each([
  ['nothing', undefined],
  ['a text', 'report'],
  ['an empty object', {}],
  ['21 reports', batchOf(...Array.from({ length: 21 }, () => BODY))],
  ['a long address', { 'csp-report': { 'blocked-uri': 'x'.repeat(8_001) } }],
  ['an address that is a list', { 'csp-report': { 'blocked-uri': ['inline'] } }],
])('refuses %s', (_what, body) => {
  expect(violationsIn(body)).toBeUndefined();
});

it('accepts a report with nothing in it', () => {
  expect(violationsIn({ 'csp-report': {} })).toEqual([
    { directive: 'unknown', blocked: 'unknown', page: 'unknown' },
  ]);
});
