import { MESSAGE_MAX } from '@waymark/model/entities/message-length';
import { expect, test } from 'vitest';
import { checkMessage, remainingProblems, sentForm } from './check-message.ts';

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
  [{ email: EMAIL, body: 'Hello', name: 'Val\r\nBcc: all@example.org' }, { name: 'malformed' }],
  [{ email: EMAIL, body: 'Hello', name: 'x'.repeat(81) }, { name: 'too-long' }],
])('the draft %j has the problems %j', (draft, problems) => {
  expect(checkMessage({ name: '', ...draft })).toEqual(problems);
});

test('a field without a problem on sending shows none while it is being changed', () => {
  const before = checkMessage({ name: '', email: EMAIL, body: 'x'.repeat(MESSAGE_MAX + 1) });
  expect(remainingProblems(before, { name: '', email: 'some', body: 'x'.repeat(MESSAGE_MAX + 1) })).toEqual({
    body: 'too-long',
  });
  expect(remainingProblems(before, { name: '', email: 'some', body: '' })).toEqual({ body: 'too-short' });
  expect(remainingProblems(before, { name: '', email: 'some', body: 'Hello' })).toEqual({});
});

test('a message is sent without the white space around its values, and without an empty name', () => {
  const written = { name: ' ', email: ` ${EMAIL} `, body: '\nHello\nthere\n', key: 'k' };
  expect(sentForm(written)).toEqual({ name: null, email: EMAIL, body: 'Hello\nthere' });
  expect(sentForm({ ...written, name: ' Val ' }).name).toBe('Val');
});
