import { expect, test, vi } from 'vitest';
import { ContentApiError } from '../../session/content-request.ts';
import { outcomeOf } from './outcome-of.ts';

const reported = vi.fn();
vi.stubGlobal('reportError', reported);

const errorOf = (status: number, name: string, details: object = {}, cause?: unknown) =>
  new ContentApiError({ status, name, message: 'x', details: { ...details } }, cause);
const fieldErrors = (...errors: unknown[]) => errorOf(400, 'ValidationError', { errors });

test.each([
  ['a wrong password or code', errorOf(400, 'ValidationError'), { problems: {}, reason: 'wrong' }],
  ['what is not allowed', errorOf(400, 'ApplicationError'), { problems: {}, reason: 'refused' }],
  ['too many attempts', errorOf(429, 'RateLimitError'), { problems: {}, reason: 'too-many' }],
  [
    'no answer',
    errorOf(500, 'UnknownError', {}, Object.assign(new Error('no'), { name: 'FetchError' })),
    { problems: {}, reason: 'unreachable' },
  ],
  ['an outage', errorOf(503, 'ServiceUnavailableError'), { problems: {}, reason: 'unreachable' }],
  [
    'wrong fields, of each the first',
    fieldErrors(
      { path: ['password'], code: 'too-short' },
      { path: ['password'], code: 'common' },
      { path: ['email'], code: 'something new' },
      { path: ['other'], code: 'missing' },
      null,
    ),
    { problems: { password: 'too-short', email: 'malformed' } },
  ],
  ['a field that the form does not have', fieldErrors({ path: ['code'] }), { problems: {}, reason: 'wrong' }],
])('%s', (_what, error, outcome) => {
  expect(outcomeOf(error)).toEqual(outcome);
  expect(reported).not.toHaveBeenCalled();
});

test('a fault of the application is reported', () => {
  for (const error of [
    new Error('x'),
    errorOf(500, 'InternalServerError'),
    errorOf(405, 'MethodNotAllowedError'),
  ])
    expect(outcomeOf(error)).toEqual({ problems: {}, reason: 'broken' });
  expect(reported).toHaveBeenCalledTimes(3);
});
