import { domainToASCII } from 'node:url';
import * as z from 'zod/mini';

/** The longest address that mail servers accept (RFC 5321, 4.5.3.1). */
export const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/** The domain of the addresses that unconfirmed accounts have at Firebase. No mail reaches it (RFC 2606). */
export const PENDING_DOMAIN = 'pending.invalid';

const address = z.email().check(z.maxLength(MAX_ADDRESS));

/**
 * The form in which an address is stored and compared: trimmed, in lower case, the domain in ASCII. Mail servers may distinguish
 * capitals before the @, and none does. Undefined for what is no address.
 */
export function normalAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > MAX_ADDRESS) return undefined;
  const local = trimmed.slice(0, at);
  const domain = domainToASCII(trimmed.slice(at + 1));
  if (local.length > MAX_LOCAL_PART || domain === PENDING_DOMAIN) return undefined;
  const { data } = address.safeParse(`${local}@${domain}`.toLowerCase());
  return data;
}
