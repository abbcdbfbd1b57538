import { config } from '../config.ts';

/*
 * The token of a content account, in a cookie, and the account as the backend last described it, in the storage of the browser. A
 * server has neither. This module is small, because every page loads it.
 */

/** How long the cookie lasts, in seconds: as long as a token (functions/src/content-accounts/content-token.ts). */
const LIFE = 30 * 24 * 3_600;

/** The key of the stored account. */
export const USER_KEY = 'strapi_user';

/** The token; undefined where there is none. */
export function contentToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const start = `${config.VITE_SESSION_COOKIE_NAME}=`;
  return (
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length) || undefined
  );
}

/** Whether there is a token of an account whose address is confirmed. An unconfirmed one signs in nowhere. */
export function hasContentSession(): boolean {
  const token = contentToken();
  return token !== undefined && claimsOf(token)['unconfirmed'] !== true;
}

export function setContentToken(token: string): void {
  writeCookie(token, LIFE);
}

/** Removes the token and the account. */
export function clearContentToken(): void {
  if (contentToken() !== undefined) writeCookie('', 0);
  try {
    localStorage.removeItem(USER_KEY);
  } catch {
    // The browser blocks storage, so nothing is stored.
  }
}

/** The claims of a token, which only the server can verify; none where it cannot be read. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

function writeCookie(value: string, seconds: number): void {
  // On the local stack there is no https, and not every browser trusts its address.
  const secure = config.VITE_USE_EMULATORS && location.protocol === 'http:' ? '' : '; Secure';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${config.VITE_SESSION_COOKIE_NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
