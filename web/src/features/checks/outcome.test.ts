import { expect, test } from 'vitest';
import { outcomeOfEvent } from './database-check.ts';
import { outcomeOf } from './outcome.ts';

test('a correct answer becomes an outcome with its response time', () => {
  const answer = { request: 'GET /_payload.json', milliseconds: 12, found: 3 };
  expect(outcomeOf(answer, (count) => ({ says: 'tiles', values: { count } }))).toEqual({
    state: 'works',
    milliseconds: 12,
    says: 'tiles',
    values: { count: 3 },
  });
});

test('a failure becomes an outcome with the request and the response', () => {
  const answer = { request: 'GET /a', milliseconds: 12, failure: { reason: 'status', status: 500 } } as const;
  expect(outcomeOf(answer, () => ({ says: 'alive' }))).toEqual({
    state: 'failed',
    says: 'status',
    values: { request: 'GET /a', seconds: 8, status: 500 },
  });
});

const DOCUMENT = { path: 'articles/a', id: 'a', data: {} };

test.each([
  [
    { documents: [DOCUMENT], fromServer: true },
    { state: 'works', says: 'article', milliseconds: 5 },
  ],
  [
    { documents: [], fromServer: true },
    { state: 'works', says: 'noArticle', milliseconds: 5 },
  ],
  [{ failure: 'denied' }, { state: 'failed', says: 'denied' }],
  [{ failure: 'broken' }, { state: 'failed', says: 'broken' }],
] as const)('the outcome of the listener event %j', (event, outcome) => {
  expect(outcomeOfEvent(event, 5)).toEqual(outcome);
});

test('a cached document is no outcome', () => {
  expect(outcomeOfEvent({ documents: [DOCUMENT], fromServer: false }, 5)).toBeUndefined();
});
