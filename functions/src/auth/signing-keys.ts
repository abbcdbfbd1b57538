import { createPublicKey, type KeyObject } from 'node:crypto';
import { JwksClient } from 'jwks-rsa';
import * as z from 'zod/mini';
import { ApiError } from '../platform/errors.ts';
import { logProviderUnavailable, logStaleKey } from '../platform/log.ts';
import { type ProviderFetchOptions, providerFetch } from './provider-fetch.ts';
import { sharedFetch } from './shared-fetch.ts';

/** How long the keys are used before they are requested again, in milliseconds. */
const FRESH = 10 * 60_000;
/** How long they are used in total while the provider is unreachable. */
const OUTAGE = 30 * 60_000;
/** The interval of requests for unknown keys, however many tokens name one. */
const BETWEEN_FETCHES = 30_000;
/** How long to wait after the provider has failed. */
const AFTER_FAILURE = 5_000;

/** The smallest modulus of an RSA key in bytes (RFC 7518, 3.3). */
const LEAST_MODULUS = 256;

const keySet = z.looseObject({ keys: z.array(z.looseObject({})) });

interface KnownKeys {
  /** By their ids. Parsing a key costs more than verifying a token, so it happens once. */
  byId: ReadonlyMap<string, KeyObject>;
  /** When they were requested, in milliseconds of the clock. */
  at: number;
}

interface SigningKeysOptions extends ProviderFetchOptions {
  /** The address of the keys, where it is not the usual one of an issuer. */
  address?: string;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * The public keys of an identity provider, by their id. Each process has one instance, which serves all requests.
 *
 * `jwks-rsa` reads the keys, and they are cached here as one set. Its own cache would keep a removed key until that key's time
 * is over, and renew the time of a key that outlived an outage.
 * @throws ApiError `invalid_token` for a key that the provider does not have, `provider-unavailable` where it does not answer
 */
export function signingKeys(
  issuer: string,
  { now = () => Date.now(), address = `${issuer}.well-known/jwks.json`, ...options }: SigningKeysOptions = {},
): (kid: string) => Promise<KeyObject> {
  const ask = providerFetch(options);
  const client = new JwksClient({
    jwksUri: address,
    cache: false,
    fetcher: async (uri) => ({
      keys: keySet
        .parse(await ask<unknown>(uri, { responseType: 'json', retry: false }))
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
        // Logged once for all callers that wait.
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
    throw new ApiError('provider-unavailable', 'The keys of the identity provider cannot be read.');
  };
}

/** Other keys in the set have another use, or are too weak. */
function isForTokens({ kty, use, alg = 'RS256', kid, n }: Readonly<Record<string, unknown>>): boolean {
  if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256') return false;
  return typeof kid === 'string' && Buffer.from(String(n), 'base64url').byteLength >= LEAST_MODULUS;
}
