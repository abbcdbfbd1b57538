// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { deleteInvitation, storedInvitation, storeInvitation } from './stored-invitation.ts';

beforeEach(() => sessionStorage.clear());

it('is stored for its own list until it is removed', () => {
  expect(storedInvitation('one')).toBeUndefined();
  storeInvitation({ listId: 'one', invitation: 'secret' });
  expect(storedInvitation('one')).toBe('secret');
  expect(storedInvitation('on')).toBeUndefined();
  expect(storedInvitation('another')).toBeUndefined();
  deleteInvitation();
  expect(storedInvitation('one')).toBeUndefined();
});

it('is stored up to the length of the longest real invitation', () => {
  storeInvitation({ listId: 'one', invitation: 'x'.repeat(10_000) });
  expect(storedInvitation('one')).toHaveLength(200);
});
