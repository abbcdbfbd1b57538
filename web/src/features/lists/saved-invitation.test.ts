// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetInvitation, keepInvitation, keptInvitation } from './saved-invitation.ts';

beforeEach(() => sessionStorage.clear());

it('is kept for its own list, until it is forgotten', () => {
  expect(keptInvitation('one')).toBeUndefined();
  keepInvitation({ listId: 'one', invitation: 'secret' });
  expect(keptInvitation('one')).toBe('secret');
  expect(keptInvitation('on')).toBeUndefined();
  expect(keptInvitation('another')).toBeUndefined();
  forgetInvitation();
  expect(keptInvitation('one')).toBeUndefined();
});

it('is no longer than any of ours', () => {
  keepInvitation({ listId: 'one', invitation: 'x'.repeat(10_000) });
  expect(keptInvitation('one')).toHaveLength(200);
});
