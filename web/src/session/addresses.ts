import { issuerOf } from '@waymark/model/issuer';
import { config } from '../config.ts';

/**
 * The path of ours, with query and hash, that a target names; undefined for every other address. It is parsed as the browser will
 * parse it: `/\evil`, `//evil` and `/<tab>/evil` begin with a slash, and lead elsewhere all the same.
 */
export function pathOfOurs(target: unknown): string | undefined {
  if (typeof target !== 'string' || !URL.canParse(target, location.origin)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(target, location.origin);
  // A `blob:` address has the origin of whoever made it.
  if (origin !== location.origin || protocol !== location.protocol) return undefined;
  // A path may begin with two slashes, which is no path but a host for whoever goes there.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}

/**
 * Leaves for another site.
 * @param allowed the origins that may be left for
 * @throws Error for any other address; `javascript:`, `data:`, `blob:` and `vbscript:` have no such origin
 */
export function leaveFor(address: string, allowed: readonly string[]): void {
  const { origin, protocol } = new URL(address, location.origin);
  const isAllowed = /^https?:$/.test(protocol) && allowed.includes(origin);
  if (!isAllowed) throw new Error('Navigation to an external address is refused.');
  location.assign(address);
}

/** The origin of the identity provider. */
export const PROVIDER = new URL(issuerOf(config.VITE_AUTH0_DOMAIN)).origin;

/** Where the identity provider sends people back to (specification.md §2); it knows the addresses that it may. */
export function redirectOrigin(): string {
  const configured = config.VITE_PUBLIC_ADDRESS;
  const isHosted = location.hostname.endsWith(config.VITE_HOSTING_SUFFIX);
  return isHosted || configured === undefined ? location.origin : new URL(configured).origin;
}
