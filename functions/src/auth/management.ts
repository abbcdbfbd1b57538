import type { Permission } from '@waymark/model/permissions';
import { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { logProviderUnavailable } from '../platform/log.ts';
import { type ProviderFetchOptions, providerFetch } from './provider-fetch.ts';
import { sharedFetch } from './shared-fetch.ts';

/** How long before its end a token is replaced, in milliseconds. */
const MARGIN = 60_000;
/** How long to wait after the provider issued no token, in milliseconds. */
const AFTER_FAILURE = 5_000;

/** `expires_in` is in seconds. */
const tokenAnswer = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
});

type Provider = Pick<typeof configuration, 'issuer' | 'audience' | 'management'>;

interface GrantingOptions extends ProviderFetchOptions {
  /** In milliseconds. */
  now?: () => number;
}

/** Grants a permission to a user, given by their subject at the provider. */
type Grant = (subject: string, permission: Permission) => Promise<void>;

let grant: Grant | undefined;

/**
 * Grants a user a permission at the identity provider, by its management API. Granting it again changes nothing.
 * @param subject the user's at the provider
 * @throws ApiError `provider-unavailable`
 */
export async function grantPermission(subject: string, permission: Permission): Promise<void> {
  grant ??= createGranter(configuration);
  await grant(subject, permission);
}

/**
 * Like `grantPermission`, for one provider. All requests of this process share its token, because the provider counts the
 * tokens that it issues.
 */
export function createGranter(
  { issuer, audience, management }: Provider,
  { now = () => Date.now(), ...options }: GrantingOptions = {},
): Grant {
  const ask = providerFetch(options);
  const managementToken = sharedFetch(
    async () =>
      tokenAnswer.parse(
        await ask<unknown>(`${issuer}oauth/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: management.clientId,
            client_secret: management.clientSecret,
            audience: `${issuer}api/v2/`,
          }),
          retry: 1,
        }),
      ),
    {
      lasts: ({ expires_in: seconds }) => seconds * 1_000 - MARGIN,
      failureLasts: AFTER_FAILURE,
      now,
    },
  );

  return async (subject, permission) => {
    const body = {
      permissions: [{ resource_server_identifier: audience, permission_name: permission }],
    };
    const post = (token: string) =>
      ask(`${issuer}api/v2/users/${encodeURIComponent(subject)}/permissions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
        // The request is idempotent.
        retry: 2,
        retryDelay: 200,
      });
    try {
      const token = await managementToken();
      try {
        await post(token.access_token);
      } catch (error) {
        if (!(error instanceof FetchError) || error.statusCode !== 401) throw error;
        // The provider's keys or our permissions have changed since the token was issued.
        await post((await managementToken(token)).access_token);
      }
    } catch (error) {
      // Not the error itself, whose address contains the user.
      const status = error instanceof FetchError ? (error.statusCode ?? 'no answer') : 'no answer';
      logProviderUnavailable('grant of a permission', `status: ${status}`);
      throw new ApiError('provider-unavailable', 'The identity provider did not grant the permission.');
    }
  };
}
