/** The permissions that Waymark knows; any other in a token is dropped. */
export const PERMISSIONS = [
  'feature:creator-profile',
  'write:creators',
  'read:all:instagramImports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * How long permissions in a token of Firebase count, in seconds since the sign-in at Firebase: one that was taken away at the
 * identity provider would live on with Firebase's own session otherwise. `firestore.rules` and `storage.rules` have it too.
 */
export const PERMISSIONS_LAST = 24 * 3_600;

/** The known permissions in a token's `permissions` claim, each once, in a fixed order; empty for anything that is not a list. */
export function keptPermissions(claim: unknown): Permission[] {
  return Array.isArray(claim) ? PERMISSIONS.filter((permission) => claim.includes(permission)) : [];
}
