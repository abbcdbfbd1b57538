import { type $Fetch, createFetch } from 'ofetch';

/** How long the provider has for a whole answer, its body included, in milliseconds. */
const TIMEOUT = 5_000;
/** More than any answer that is asked for, in bytes. */
const MAX_BODY = 64 * 1_024;

export interface ProviderFetchOptions {
  /** What asks the network. */
  fetch?: typeof globalThis.fetch;
  /** In milliseconds, for each attempt. */
  timeout?: number;
}

/**
 * Asks the identity provider. An answer that is late, too long, or that leads elsewhere is an error: what goes there are secrets,
 * and who waits for it are people.
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
      const body = await wholeBody(response);
      // An answer such as 204 must not have one.
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    },
  });
}

async function wholeBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > MAX_BODY) throw new Error(`The answer has more than ${MAX_BODY} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
