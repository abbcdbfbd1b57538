import type { Permission } from '@waymark/model/permissions';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentIdentity } from './signed-in-account.ts';

const UID = 'uid-of-a-user';
const { account, permissionsOf } = vi.hoisted(() => ({
  account: { providerSubject: null as string | null },
  permissionsOf: vi.fn<(subject: string) => Promise<Permission[]>>(),
}));

vi.mock('../platform/configuration.ts', () => ({ configuration: { contentIssuer: 'https://a.example/' } }));
vi.mock('../platform/admin.ts', () => ({
  firestore: {},
  auth: {
    getUser: async () => ({
      disabled: false,
      customClaims: { contentPermissions: ['feature:creator-profile'] },
    }),
  },
}));
vi.mock('./own-content-keys.ts', () => ({ contentKeys: () => ({ byId: new Map() }) }));
vi.mock('./content-token.ts', () => ({
  verifyContentToken: async () => ({ id: 1, uid: UID, issuedAt: 1 }),
}));
vi.mock('./content-account.ts', () => ({
  readAccount: async () => ({ ...account, id: 1, uid: UID, passwordUid: UID, confirmed: true }),
}));
vi.mock('../auth/management.ts', () => ({ providerManagement: () => ({ permissionsOf }) }));

const permissions = async () =>
  (await contentIdentity({ encoded: '', header: { alg: 'RS256' }, issuer: '' })).permissions;

beforeEach(() => {
  permissionsOf.mockReset();
});

it('an account of its own has the permissions that it was granted', async () => {
  account.providerSubject = null;
  expect(await permissions()).toEqual(['feature:creator-profile']);
  expect(permissionsOf).not.toHaveBeenCalled();
});

it('a linked account has those that its user has at the identity provider too', async () => {
  account.providerSubject = 'auth0|ada';
  permissionsOf.mockResolvedValue(['feature:creator-profile', 'write:creators']);
  expect(await permissions()).toEqual(['feature:creator-profile']);
  expect(permissionsOf).toHaveBeenCalledWith('auth0|ada');
});

it('a linked account has none that was withdrawn from its user there', async () => {
  account.providerSubject = 'auth0|ada';
  permissionsOf.mockResolvedValue([]);
  expect(await permissions()).toEqual([]);
});
