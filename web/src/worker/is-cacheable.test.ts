import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCacheable, isWithdrawn } from './is-cacheable.ts';

const answer = (headers: Record<string, string> = {}, body = 'page', status = 200) =>
  isCacheable(new Response(body, { status, headers }), 10);

test.each([
  {},
  { 'cache-control': 'no-cache' },
  { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60' },
  { vary: 'Accept-Encoding, Authorization, Cookie' },
])('a complete public answer is kept: %j', async (headers) => expect(await answer(headers)).toBe(true));

test.each([
  { 'cache-control': 'private, max-age=60' },
  { 'cache-control': 'public, No-Store' },
  { 'x-robots-tag': 'noindex' },
  { 'x-robots-tag': 'none, noindex' },
  { vary: '*' },
  { 'content-length': '11' },
])('a private, unlisted or large answer is not kept: %j', async (headers) =>
  expect(await answer(headers)).toBe(false),
);

test('an answer whose size is not declared is measured', async () => {
  expect(await answer({}, 'x'.repeat(10))).toBe(true);
  expect(await answer({}, 'x'.repeat(11))).toBe(false);
});

test('no other status than 200 is kept', async () => {
  const status = fc.integer({ min: 201, max: 599 }).filter((code) => ![204, 205, 304].includes(code));
  await fc.assert(
    fc.asyncProperty(status, async (code) => {
      expect(await answer({}, 'page', code)).toBe(false);
    }),
  );
});

test('an opaque answer and one after a redirect are not kept', async () => {
  for (const field of [{ type: 'opaque' }, { redirected: true }]) {
    const response = new Response('page');
    for (const [name, value] of Object.entries(field)) Object.defineProperty(response, name, { value });
    expect(await isCacheable(response, 10)).toBe(false);
  }
});

test.each([
  [404, {}, true],
  [410, {}, true],
  [200, { 'x-robots-tag': 'noindex' }, true],
  [200, {}, false],
  [500, {}, false],
  [503, {}, false],
])('an answer with status %i and headers %j is withdrawn: %s', (status, headers, expected) => {
  expect(isWithdrawn(new Response('', { status, headers }))).toBe(expected);
});
