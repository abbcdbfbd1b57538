import { MESSAGE_MAX } from '@waymark/model/entities/message-length';
import { expect, test } from 'vitest';
import { checkMessage, remainingProblems } from './check-message.ts';

const EMAIL = 'visitor@example.org';

test.each([
  [{ email: EMAIL, body: 'Hello' }, {}],
  [{ email: ` ${EMAIL} `, body: `\n${'x'.repeat(MESSAGE_MAX)}\n` }, {}],
  [
    { email: '', body: '' },
    { email: 'malformed', body: 'too-short' },
  ],
  [
    { email: 'visitor', body: ' \n\u00A0' },
    { email: 'malformed', body: 'too-short' },
  ],
  [{ email: EMAIL, body: 'x'.repeat(MESSAGE_MAX + 1) }, { body: 'too-long' }],
  [{ email: `${'x'.repeat(243)}@example.org`, body: 'Hello' }, { email: 'too-long' }],
  [{ email: '<b>@example.org', body: '<script>alert(1)</script>' }, { email: 'malformed' }],
])('the draft %j has the problems %j', (draft, problems) => {
  expect(checkMessage(draft)).toEqual(problems);
});

test('a field without a problem on sending shows none while it is being changed', () => {
  const before = checkMessage({ email: EMAIL, body: 'x'.repeat(MESSAGE_MAX + 1) });
  expect(remainingProblems(before, { email: 'some', body: 'x'.repeat(MESSAGE_MAX + 1) })).toEqual({
    body: 'too-long',
  });
  expect(remainingProblems(before, { email: 'some', body: '' })).toEqual({ body: 'too-short' });
  expect(remainingProblems(before, { email: 'some', body: 'Hello' })).toEqual({});
});
