import type { Permission } from '@waymark/model/permissions';

/** Who is signed in. */
interface User {
  id: string;
  email: string;
  name: string;
  /** Never loaded: it is at a third party. */
  pictureUrl: string;
}

export interface SignedInSession {
  status: 'signed-in';
  user: User;
  permissions: readonly Permission[];
  /** Whether the provider was there to say so; who is offline is who they were. */
  confirmed: boolean;
}

export type Session =
  /** It is being looked whether somebody is signed in. */
  { status: 'opening' } | { status: 'signed-out' } | SignedInSession;
