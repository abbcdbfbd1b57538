import fc from 'fast-check';
import { expect, it } from 'vitest';
import { violationIn } from './policy-report.ts';

const SITE = 'https://waymark.example';
const REPORT = {
  'document-uri': `${SITE}/fr/lists/aaaaaaaaaaaaaaaaaaaa?invitation=secret`,
  'blocked-uri': 'https://evil.example/steal?token=secret',
  'effective-directive': 'connect-src',
  'violated-directive': 'connect-src',
  'source-file': `${SITE}/assets/app-a1b2c3d.js`,
  'line-number': 12,
  'original-policy': "connect-src 'self'",
  'script-sample': 'secret',
};
const violationOf = (change: object = {}) => violationIn({ 'csp-report': { ...REPORT, ...change } });

it('keeps the directive, the host, the page and our own file', () => {
  const violation = {
    directive: 'connect-src',
    blocked: 'https://evil.example',
    page: 'lists-id',
    source: 'app-a1b2c3d.js:12',
  };
  expect(violationOf()).toEqual(violation);
  const older = { 'effective-directive': undefined, 'violated-directive': "connect-src 'self'" };
  expect(violationOf(older)).toEqual(violation);
});

it('keeps words in place of an address, and only the scheme of an address without a host', () => {
  const blocked = (address: string) => violationOf({ 'blocked-uri': address })?.blocked;
  expect(
    ['inline', 'eval', 'data:text/html,secret', 'blob:https://x/1', '', 'Not a word!'].map(blocked),
  ).toEqual(['inline', 'eval', 'data:', 'blob:', 'unknown', 'unknown']);
});

it('keeps no private value, whatever comes', () => {
  expect(JSON.stringify(violationOf())).not.toMatch(/secret|aaaa/);
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const violation = violationOf({ 'blocked-uri': address, 'source-file': address });
      expect(violation?.blocked).toBe(new URL(address).origin);
    }),
  );
});

it.each(['chrome-extension://abc/x.js', 'moz-extension', 'safari-web-extension://x/'])(
  'leaves out what the extension %s causes',
  (address) => {
    expect(violationOf({ 'blocked-uri': address })).toBeNull();
    expect(violationOf({ 'source-file': address })).toBeNull();
  },
);

it.each([
  ['nothing', undefined],
  ['a text', 'report'],
  ['an empty object', {}],
  ['a list', [{ type: 'csp-violation', body: {} }]],
  ['a long address', { 'csp-report': { 'blocked-uri': 'x'.repeat(8_001) } }],
  ['an address that is a list', { 'csp-report': { 'blocked-uri': ['inline'] } }],
])('refuses %s', (_what, body) => {
  expect(violationIn(body)).toBeUndefined();
});

it('accepts a report with nothing in it', () => {
  expect(violationIn({ 'csp-report': {} })).toEqual({
    directive: 'unknown',
    blocked: 'unknown',
    page: 'unknown',
  });
});
