/** The permissions that Waymark knows; any other in a token is dropped. */
export const PERMISSIONS = [
  'feature:creator-profile',
  'write:creators',
  'read:all:instagramImports',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The known permissions in a token's `permissions` claim, each once, in a fixed order; empty for anything that is not a list. */
export function keptPermissions(claim: unknown): Permission[] {
  return Array.isArray(claim) ? PERMISSIONS.filter((permission) => claim.includes(permission)) : [];
}
