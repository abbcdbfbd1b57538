/** The permissions that Waymark knows; any other in a token is dropped. */
export const PERMISSIONS = [
  'feature:creator-profile',
  'write:creators',
  'read:all:instagramImports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * How long the permissions in a Firebase token are valid, in seconds since the identity provider granted them. Otherwise a
 * withdrawn permission would outlive Firebase's own session. `firestore.rules` and `storage.rules` use the same number.
 */
export const PERMISSIONS_LIFETIME = 24 * 3_600;

/**
 * The claims of a Firebase token about permissions. `permissionsAt` is when the provider granted them, in seconds since 1970.
 */
export interface PermissionClaims {
  permissions: readonly Permission[];
  permissionsAt: number;
}

/** The permissions of a Firebase token that are valid at a time, in milliseconds. */
export function validPermissions(claims: Readonly<Record<string, unknown>>, now: number): Permission[] {
  const { permissions, permissionsAt } = claims;
  const isValid = typeof permissionsAt === 'number' && now / 1_000 - permissionsAt <= PERMISSIONS_LIFETIME;
  return isValid ? knownPermissions(permissions) : [];
}

/**
 * The known permissions in a token's `permissions` claim, each once, in a fixed order; empty for anything that is not a list.
 */
export function knownPermissions(claim: unknown): Permission[] {
  return Array.isArray(claim) ? PERMISSIONS.filter((permission) => claim.includes(permission)) : [];
}

/** Whether someone with these permissions has an inbox: their own as a creator, or that of the team. */
export function mayReadMessages(permissions: readonly Permission[]): boolean {
  return permissions.includes('feature:creator-profile') || permissions.includes('write:creators');
}
