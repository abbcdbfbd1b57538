import type { Permission } from '@waymark/model/permissions';

/** An identified user, before Firebase knows them. */
export interface Identity {
  /** The identity provider. A new way of signing in adds a value. */
  kind: 'provider';
  uid: string;
  /** The subject at the provider. */
  subject: string;
  email: string | undefined;
  name: string | undefined;
  permissions: readonly Permission[];
  /** When the permissions were granted, in seconds since 1970, never in the future. */
  permissionsAt: number;
  /** When the user last proved who they are, in seconds since 1970; undefined where the token does not say it. */
  signedInAt: number | undefined;
}
