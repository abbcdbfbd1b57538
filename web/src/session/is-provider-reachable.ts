import { PROVIDER } from './addresses.ts';

/** The time limit for the provider's answer, in milliseconds. */
const TIMEOUT = 4_000;

/**
 * Whether the identity provider answers at all. Otherwise the sign-in would end on the error page of the browser. The answer
 * itself is opaque.
 */
export async function isProviderReachable(): Promise<boolean> {
  try {
    await fetch(`${PROVIDER}/.well-known/openid-configuration`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}
