import { JwksClient, SigningKeyNotFoundError } from 'jwks-rsa';
import * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';
import { logProviderUnavailable, logStaleKey } from '../platform/log.ts';
import { sharedFetch } from './shared-fetch.ts';

/** How long a key is used before it is looked whether it still is one, in milliseconds. */
const FRESH = 10 * 60_000;
/** How long after that it is used on while the provider cannot be asked. */
const OUTAGE = 24 * 3_600_000;
/** Tokens with keys that nobody knows make the provider be asked once in so long, however many there are. */
const BETWEEN_FETCHES = 30_000;
/** How long the provider has to answer. */
const TIMEOUT = 5_000;

const keySet = z.looseObject({ keys: z.array(z.looseObject({})) });

/** A provider has two or three keys. */
const MOST_KEYS = 5;

/**
 * The public keys of an identity provider, by their id, as PEM. One for each process: what it has learnt serves all requests.
 * @throws ApiError `invalid_token` for a key that the provider has not, `provider-unavailable` where it does not answer
 */
export function signingKeys(issuer: string): (kid: string) => Promise<string> {
  const fetchKeys = sharedFetch(() => fetchKeySet(`${issuer}.well-known/jwks.json`), {
    span: BETWEEN_FETCHES,
  });
  const client = new JwksClient({
    fetcher: fetchKeys,
    cacheMaxEntries: MOST_KEYS,
    cacheMaxAge: FRESH,
    cacheMaxAgeFallback: OUTAGE,
    onStaleCacheFallback: logStaleKey,
  });
  return async (kid) => {
    try {
      return (await client.getSigningKey(kid)).getPublicKey();
    } catch (error) {
      if (error instanceof SigningKeyNotFoundError) {
        throw new ApiError('invalid_token', 'The token is signed with an unknown key.');
      }
      logProviderUnavailable('keys', error);
      throw new ApiError('provider-unavailable', 'The identity provider does not give its keys.');
    }
  };
}

async function fetchKeySet(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!response.ok) throw new Error(`The keys at ${address} answered with status ${response.status}`);
  return keySet.parse(await response.json());
}
