import type { Permission } from '@waymark/model/permissions';

/** Somebody who has proven who they are, before Firebase knows them. */
export interface Identity {
  /** Who says so; a way of signing in that is added is one more kind. */
  kind: 'provider';
  uid: string;
  /** What they are called there. */
  subject: string;
  email: string | undefined;
  name: string | undefined;
  permissions: readonly Permission[];
  /** When the permissions were given, in seconds since 1970, and not in the future. */
  permissionsAt: number;
}
