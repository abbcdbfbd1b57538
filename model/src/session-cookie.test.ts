import { expect, test } from 'vitest';
import { sessionCookieNote } from './session-cookie.ts';

test('a session cookie that functions cannot read is mentioned', () => {
  expect(sessionCookieNote('__session')).toBeUndefined();
  expect(sessionCookieNote('other')).toContain('The session cookie is named other:');
  expect(sessionCookieNote()).toContain('named waymark_session:');
});
