import { knownPermissions, type Permission } from '@waymark/model/permissions';
import { config } from '../config.ts';
import { createStore } from '../ui/hooks/store.ts';
import { contentRequest } from './content-request.ts';
import { USER_KEY } from './content-token.ts';

/** The account as the content backend describes it. */
export interface ContentUser {
  id: number;
  username: string;
  email: string;
  confirmed: boolean;
  /** Whether it signs in with a password, and not at a provider. */
  hasPassword: boolean;
  permissions: readonly Permission[];
}

interface StoredUser {
  user: ContentUser;
  /** When the backend described it, in milliseconds of the clock; 0 where its permissions are not known yet. */
  at: number;
}

/** The state `strapi_user`, which outlives the document. */
const state = createStore<StoredUser | undefined>(undefined);

/** The account as last stored, also by another tab. */
export function storedUser(): StoredUser | undefined {
  try {
    return parse(localStorage.getItem(USER_KEY));
  } catch {
    // The browser blocks storage.
    return state.current();
  }
}

/** @param isComplete whether its permissions are known */
export function storeUser(user: ContentUser, isComplete: boolean): void {
  const stored = { user, at: isComplete ? Date.now() : 0 };
  state.set(stored);
  try {
    localStorage.setItem(USER_KEY, JSON.stringify(stored));
  } catch (error) {
    console.warn('The account could not be remembered.', error);
  }
}

/**
 * Asks the content backend for the account of the token, with the configured parameters, and stores it.
 * @throws ContentApiError
 */
export async function fetchUser(): Promise<ContentUser> {
  const { stringify } = await import('qs');
  const query = stringify(JSON.parse(config.VITE_CONTENT_USER_PARAMS));
  const user = userIn(await contentRequest('GET', `/users/me${query && `?${query}`}`));
  storeUser(user, true);
  return user;
}

/** The account in an answer. @throws Error for an answer that is none */
export function userIn(answer: unknown): ContentUser {
  const { id, username, email, confirmed, provider, hasPassword, role } = fieldsOf(answer);
  if (typeof id !== 'number' || typeof email !== 'string') throw new Error('The answer has no account');
  const permissions = fieldsOf(role)['permissions'];
  const actions = Array.isArray(permissions) ? permissions.map((each) => fieldsOf(each)['action']) : [];
  return {
    id,
    username: typeof username === 'string' ? username : '',
    email,
    confirmed: confirmed === true,
    // As stored, or as the backend answers.
    hasPassword: hasPassword === true || provider === 'local',
    permissions: knownPermissions(actions),
  };
}

function parse(text: string | null): StoredUser | undefined {
  try {
    const { user, at } = fieldsOf(JSON.parse(text ?? 'null'));
    if (typeof at !== 'number') return undefined;
    const { permissions } = fieldsOf(user);
    return { user: { ...userIn(user), permissions: knownPermissions(permissions) }, at };
  } catch {
    // An earlier version stored it, or another program.
    return undefined;
  }
}

/** The fields of an object; none for any other value. Checked by hand, because a schema would load zod with the session. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
