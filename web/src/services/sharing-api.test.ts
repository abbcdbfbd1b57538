import { FetchError } from 'ofetch';
import { expect, test, vi } from 'vitest';
import { http } from './http.ts';
import { acceptInvitation, inviteTo, removeEditor } from './sharing-api.ts';

vi.mock('./http.ts', () => ({ http: vi.fn() }));
vi.mock('../session/credentials.ts', () => ({ accessTokenOf: vi.fn(), idTokenOf: async () => 'id' }));
vi.mock('../session/connected-session.ts', () => ({ connectedSession: async () => undefined }));

const STORY = { kind: 'story', ownerId: 'o'.repeat(28), id: 'w'.repeat(20) } as const;

/** Makes the server refuse the next request for want of a right. */
function forbid() {
  const refusal = { status: 403, data: { error: 'forbidden', message: 'No.' } };
  vi.mocked(http).mockRejectedValueOnce(Object.assign(new FetchError('refused'), refusal));
}

test('a refusal for want of the permission is no refusal for want of ownership', async () => {
  const accepting = { shared: STORY, invitation: 'secret', name: 'Ben' };
  forbid();
  expect(await acceptInvitation('me', accepting)).toEqual({ reason: 'refused' });
  forbid();
  expect(await inviteTo('me', STORY)).toEqual({ failure: { reason: 'refused' } });
  forbid();
  expect(await removeEditor('me', STORY, 'another')).toEqual({ reason: 'not-owner' });
});
