import { knownPermissions, type Permission } from '@waymark/model/permissions';
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

const permissionsAnswer = z.array(
  z.looseObject({ permission_name: z.string(), resource_server_identifier: z.string() }),
);

type Provider = Pick<typeof configuration, 'issuer' | 'audience' | 'management'>;

interface ManagementOptions extends ProviderFetchOptions {
  /** In milliseconds. */
  now?: () => number;
}

/** What Waymark asks of the provider's management API. Each request may be repeated. @throws ApiError `provider-unavailable` */
interface Management {
  /** Grants a permission to a user, given by their subject at the provider. Granting it again changes nothing. */
  grant(subject: string, permission: Permission): Promise<void>;
  /** The permissions that a user has now. One who is not there has none. */
  permissionsOf(subject: string): Promise<Permission[]>;
  /** Deletes a user. One who is not there is no error. */
  deleteUser(subject: string): Promise<void>;
  /** Whether a user is there. */
  hasUser(subject: string): Promise<boolean>;
  /** Ends the sessions of a user at the provider, and withdraws their refresh tokens. */
  endSessions(subject: string): Promise<void>;
}

let shared: Management | undefined;

/**
 * The management API of the identity provider. All requests of this process share its token, because the provider counts the
 * tokens that it issues.
 */
export function providerManagement(): Management {
  shared ??= createManagement(configuration);
  return shared;
}

/**
 * Grants a user a permission at the identity provider.
 * @param subject the user's at the provider
 * @throws ApiError `provider-unavailable`
 */
export async function grantPermission(subject: string, permission: Permission): Promise<void> {
  await providerManagement().grant(subject, permission);
}

/** Like `providerManagement`, for one provider. */
export function createManagement(
  { issuer, audience, management }: Provider,
  { now = () => Date.now(), ...options }: ManagementOptions = {},
): Management {
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

  /** @returns the answer; undefined where what the path names is not there */
  async function manage(
    action: string,
    subject: string,
    path: string,
    request: { method: 'GET' | 'POST' | 'DELETE'; body?: Record<string, unknown> },
  ): Promise<{ answer: unknown } | undefined> {
    const send = (token: string) =>
      ask<unknown>(`${issuer}api/v2/users/${encodeURIComponent(subject)}${path}`, {
        ...request,
        headers: { authorization: `Bearer ${token}` },
        // The requests are idempotent.
        retry: 2,
        retryDelay: 200,
      });
    try {
      const token = await managementToken();
      try {
        return { answer: await send(token.access_token) };
      } catch (error) {
        if (!(error instanceof FetchError) || error.statusCode !== 401) throw error;
        // The provider's keys or our permissions have changed since the token was issued.
        return { answer: await send((await managementToken(token)).access_token) };
      }
    } catch (error) {
      const status = error instanceof FetchError ? (error.statusCode ?? 'no answer') : 'no answer';
      if (status === 404 && request.method !== 'POST') return undefined;
      // Not the error itself, whose address contains the user.
      logProviderUnavailable(action, `status: ${status}`);
      throw new ApiError('provider-unavailable', `The identity provider refused: ${action}.`);
    }
  }

  return {
    async grant(subject, permission) {
      const body = {
        permissions: [{ resource_server_identifier: audience, permission_name: permission }],
      };
      await manage('grant of a permission', subject, '/permissions', { method: 'POST', body });
    },
    async permissionsOf(subject) {
      // The most that the provider answers at once. Other APIs of the provider have permissions of their own.
      const path = '/permissions?per_page=100';
      const found = await manage('look for permissions', subject, path, { method: 'GET' });
      const given = permissionsAnswer.parse(found?.answer ?? []);
      const ours = given.filter((each) => each.resource_server_identifier === audience);
      return knownPermissions(ours.map((each) => each.permission_name));
    },
    async deleteUser(subject) {
      await manage('deletion of a user', subject, '', { method: 'DELETE' });
    },
    hasUser: async (subject) =>
      (await manage('look for a user', subject, '', { method: 'GET' })) !== undefined,
    async endSessions(subject) {
      await manage('withdrawal of refresh tokens', subject, '/refresh-tokens', { method: 'DELETE' });
      await manage('end of sessions', subject, '/sessions', { method: 'DELETE' });
    },
  };
}
