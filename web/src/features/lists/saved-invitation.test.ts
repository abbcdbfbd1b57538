// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetInvitation, keepInvitation, keptInvitation } from './saved-invitation.ts';

beforeEach(() => sessionStorage.clear());

it('is stored for its own list until it is removed', () => {
  expect(keptInvitation('one')).toBeUndefined();
  keepInvitation({ listId: 'one', invitation: 'secret' });
  expect(keptInvitation('one')).toBe('secret');
  expect(keptInvitation('on')).toBeUndefined();
  expect(keptInvitation('another')).toBeUndefined();
  forgetInvitation();
  expect(keptInvitation('one')).toBeUndefined();
});

it('is stored up to the length of the longest real invitation', () => {
  keepInvitation({ listId: 'one', invitation: 'x'.repeat(10_000) });
  expect(keptInvitation('one')).toHaveLength(200);
});
