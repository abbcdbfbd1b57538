/** The permissions that Waymark knows; any other in a token is dropped. */
export const PERMISSIONS = [
  'feature:creator-profile',
  'write:creators',
  'read:all:instagramImports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * How long permissions in a token of Firebase count, in seconds since the identity provider gave them: one that was taken away
 * there would live on with Firebase's own session otherwise. `firestore.rules` and `storage.rules` have it too.
 */
export const PERMISSIONS_LAST = 24 * 3_600;

/** What a token of Firebase says of permissions; `permissionsAt` is when the provider gave them, in seconds since 1970. */
export interface PermissionClaims {
  permissions: readonly Permission[];
  permissionsAt: number;
}

/** The permissions in the claims of a token of Firebase that count at a time, in milliseconds. */
export function countingPermissions(claims: Readonly<Record<string, unknown>>, now: number): Permission[] {
  const { permissions, permissionsAt } = claims;
  const isOfToday = typeof permissionsAt === 'number' && now / 1_000 - permissionsAt <= PERMISSIONS_LAST;
  return isOfToday ? keptPermissions(permissions) : [];
}

/** The known permissions in a token's `permissions` claim, each once, in a fixed order; empty for anything that is not a list. */
export function keptPermissions(claim: unknown): Permission[] {
  return Array.isArray(claim) ? PERMISSIONS.filter((permission) => claim.includes(permission)) : [];
}
