import { createPublicKey, type KeyObject } from 'node:crypto';
import { JwksClient } from 'jwks-rsa';
import * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';
import { logProviderUnavailable, logStaleKey } from '../platform/log.ts';
import { type ProviderFetchOptions, providerFetch } from './provider-fetch.ts';
import { sharedFetch } from './shared-fetch.ts';

/** How long the keys are used before it is looked whether they still are the provider's, in milliseconds. */
const FRESH = 10 * 60_000;
/** How long they are used in all while the provider cannot be asked. */
const OUTAGE = 30 * 60_000;
/** Tokens with keys that nobody knows make the provider be asked once in so long, however many there are. */
const BETWEEN_FETCHES = 30_000;
/** How long a provider that has failed is not asked again. */
const AFTER_FAILURE = 5_000;

/** How long the modulus of a key of RSA has to be, in bytes (RFC 7518, 3.3). */
const LEAST_MODULUS = 256;

const keySet = z.looseObject({ keys: z.array(z.looseObject({})) });

interface KnownKeys {
  /** By their ids; read once, which costs more than to prove a token by one. */
  byId: ReadonlyMap<string, KeyObject>;
  /** When they were asked for, in milliseconds of the clock. */
  at: number;
}

interface SigningKeysOptions extends ProviderFetchOptions {
  /** In milliseconds. */
  now?: () => number;
}

/**
 * The public keys of an identity provider, by their id. One for each process: what it has learnt serves all requests.
 *
 * They are kept as the one set that they are, beside `jwks-rsa`, which reads them: its own cache keeps a key for another span where
 * an outage has outlived the first, and one that is gone until its own time is over.
 * @throws ApiError `invalid_token` for a key that the provider has not, `provider-unavailable` where it gives none
 */
export function signingKeys(
  issuer: string,
  { now = () => Date.now(), ...options }: SigningKeysOptions = {},
): (kid: string) => Promise<KeyObject> {
  const ask = providerFetch(options);
  const client = new JwksClient({
    jwksUri: `${issuer}.well-known/jwks.json`,
    cache: false,
    fetcher: async (address) => ({
      keys: keySet
        .parse(await ask<unknown>(address, { responseType: 'json', retry: false }))
        .keys.filter(isForTokens),
    }),
  });
  let known: KnownKeys | undefined;
  const knownFor = (span: number) => (known !== undefined && now() - known.at < span ? known : undefined);

  const renew = sharedFetch(
    async () => {
      const at = now();
      try {
        const keys = await client.getSigningKeys();
        known = { byId: new Map(keys.map((key) => [key.kid, createPublicKey(key.getPublicKey())])), at };
        return known;
      } catch (error) {
        // Once for all who wait for it.
        if (knownFor(OUTAGE) !== undefined) logStaleKey(error);
        else logProviderUnavailable('keys', error);
        throw error;
      }
    },
    { lasts: () => BETWEEN_FETCHES, failureLasts: AFTER_FAILURE, now },
  );

  return async (kid) => {
    const fresh = knownFor(FRESH)?.byId.get(kid);
    if (fresh !== undefined) return fresh;
    const renewed = await renew().catch(() => undefined);
    const key = (renewed ?? knownFor(OUTAGE))?.byId.get(kid);
    if (key !== undefined) return key;
    if (renewed !== undefined)
      throw new ApiError('invalid_token', 'The token is signed with an unknown key.');
    throw new ApiError('provider-unavailable', 'The identity provider does not give its keys.');
  };
}

/** Others in the set are for something else than what is signed here, or too weak for it. */
function isForTokens({ kty, use, alg = 'RS256', kid, n }: Readonly<Record<string, unknown>>): boolean {
  if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256') return false;
  return typeof kid === 'string' && Buffer.from(String(n), 'base64url').byteLength >= LEAST_MODULUS;
}
