import type { Permission } from '@waymark/model/permissions';

/** An identified user, before Firebase knows them. */
export interface Identity {
  /** What has identified the user: the identity provider, or the content backend by e-mail and password. */
  kind: 'provider' | 'content';
  uid: string;
  /** The subject at the provider, or the number of the content account. */
  subject: string;
  email: string | undefined;
  name: string | undefined;
  /** Theirs at the identity provider, also where an account by e-mail is linked to it; undefined where they have none there. */
  providerSubject: string | undefined;
  permissions: readonly Permission[];
  /** When the permissions were granted, in seconds since 1970, never in the future. */
  permissionsAt: number;
  /** When the user last proved who they are, in seconds since 1970; undefined where the token does not say it. */
  signedInAt: number | undefined;
}
