import { PROVIDER } from './addresses.ts';

/** How long the provider has to answer, in milliseconds. */
const TIMEOUT = 4_000;

/**
 * Whether the identity provider answers at all: who left for one that does not would be left with the error page of the browser.
 * What it answers is not to be read.
 */
export async function isProviderThere(): Promise<boolean> {
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
