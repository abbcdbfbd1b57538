import type { Permission } from '@waymark/model/permissions';

/** The user who is signed in. */
interface User {
  id: string;
  email: string;
  name: string;
  /** Never loaded, because a third party hosts it. */
  pictureUrl: string;
}

export interface SignedInSession {
  status: 'signed-in';
  user: User;
  permissions: readonly Permission[];
  /** Whether the provider has confirmed the session. An offline user keeps the stored one. */
  confirmed: boolean;
}

export type Session =
  /** `opening` means that the stored session is being read. */
  { status: 'opening' } | { status: 'signed-out' } | SignedInSession;
