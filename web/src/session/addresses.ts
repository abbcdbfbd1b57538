import { issuerOf } from '@waymark/model/issuer';
import { matchPath } from '@waymark/model/paths/match-path';
import { config } from '../config.ts';

/** This application has no longer addresses. */
const MAX_LENGTH = 4_000;

/** The parameters of a provider's answer, which must not be processed twice. */
const ANSWERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state'];

/**
 * The path in this application, with query and hash, that a target names; undefined for every other address. It is parsed as
 * the browser parses it: `/\evil`, `//evil` and `/<tab>/evil` begin with a slash and still lead to another host.
 */
export function ownPath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !URL.canParse(target, location.origin)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(target, location.origin);
  // A `blob:` URL has the origin of the page that made it.
  if (origin !== location.origin || protocol !== location.protocol) return undefined;
  // A path may begin with two slashes, which a browser would read as a host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/** The path that a sign-in may lead to, without a provider's answer; undefined where it is none of this application. */
export function signInTarget(address: unknown): string | undefined {
  const path = typeof address === 'string' && address.length <= MAX_LENGTH ? ownPath(address) : undefined;
  if (path === undefined) return undefined;
  const url = new URL(path, location.origin);
  // A sign-in must not lead to the sign-out.
  if (matchPath(url.pathname)?.page === 'logout') return undefined;
  if (!url.searchParams.has('state')) return path;
  for (const name of ANSWERS) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/**
 * Navigates to another site.
 * @param allowed the allowed origins
 * @throws Error for any other address; `javascript:`, `data:`, `blob:` and `vbscript:` URLs have no such origin
 */
export function navigateAway(address: string, allowed: readonly string[]): void {
  const { origin, protocol } = new URL(address, location.origin);
  const isAllowed = /^https?:$/.test(protocol) && allowed.includes(origin);
  if (!isAllowed) throw new Error('Navigation to an external address is refused.');
  location.assign(address);
}

/** The origin of the identity provider. */
export const PROVIDER = new URL(issuerOf(config.VITE_AUTH0_DOMAIN)).origin;

/** The origin to which the identity provider redirects (specification.md §2). The provider has a list of allowed origins. */
export function redirectOrigin(): string {
  const configured = config.VITE_PUBLIC_ADDRESS;
  const isHosted = location.hostname.endsWith(config.VITE_HOSTING_SUFFIX);
  return isHosted || configured === undefined ? location.origin : new URL(configured).origin;
}
