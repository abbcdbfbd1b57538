import { type $Fetch, createFetch } from 'ofetch';
import { boundedBody } from '../platform/bounded-body.ts';

/** The time limit for an answer of the provider, body included, in milliseconds. */
const TIMEOUT = 5_000;
/** Larger than any expected answer, in bytes. */
const MAX_BODY = 64 * 1_024;

export interface ProviderFetchOptions {
  /** Sends a request. */
  fetch?: typeof globalThis.fetch;
  /** In milliseconds, for each attempt. */
  timeout?: number;
}

/**
 * Sends a request to the identity provider. A late, long or redirecting answer is an error, because requests contain secrets
 * and people wait for the answer.
 */
export function providerFetch({
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
}: ProviderFetchOptions = {}): $Fetch {
  return createFetch({
    async fetch(address, init) {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(address, { ...init, redirect: 'error', signal });
      const { status, statusText, headers } = response;
      const body = await boundedBody(response, MAX_BODY);
      // An answer such as 204 must not have one.
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    },
  });
}
