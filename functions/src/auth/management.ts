import type { Permission } from '@waymark/model/permissions';
import { FetchError, ofetch } from 'ofetch';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { logProviderUnavailable } from '../platform/log.ts';

/** How long the provider has for an answer, in milliseconds. */
const TIMEOUT = 10_000;
/** How long before its end a token is not used any more, in milliseconds. */
const MARGIN = 60_000;

interface Token {
  value: string;
  until: number;
}

/** Shared by all requests of this process: the provider counts the tokens that it gives. */
let current: Promise<Token> | undefined;

/**
 * Gives somebody a permission at the identity provider, by its management API. Who has it already keeps it.
 * @param subject what they are called there
 * @throws ApiError `provider-unavailable`
 */
export async function grantPermission(subject: string, permission: Permission): Promise<void> {
  const { issuer, audience } = configuration;
  const body = {
    permissions: [{ resource_server_identifier: audience, permission_name: permission }],
  };
  const grant = async (token: string) =>
    ofetch(`${issuer}api/v2/users/${encodeURIComponent(subject)}/permissions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      timeout: TIMEOUT,
      // It does the same however often it is done.
      retry: 2,
      retryDelay: 200,
    });
  try {
    try {
      await grant((await managementToken()).value);
    } catch (error) {
      if (!(error instanceof FetchError) || error.statusCode !== 401) throw error;
      // The keys of the provider, or our rights, have changed since.
      current = undefined;
      await grant((await managementToken()).value);
    }
  } catch (error) {
    logProviderUnavailable('grant of a permission', error);
    throw new ApiError('provider-unavailable', 'The identity provider did not take the permission.');
  }
}

async function managementToken(): Promise<Token> {
  const known = await current?.catch(() => undefined);
  if (known !== undefined && known.until > Date.now()) return known;
  const asked = askForToken();
  current = asked;
  return asked;
}

async function askForToken(): Promise<Token> {
  const { issuer, management } = configuration;
  const answer = await ofetch<{ access_token: string; expires_in: number }>(`${issuer}oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: management.clientId,
      client_secret: management.clientSecret,
      audience: `${issuer}api/v2/`,
    }),
    timeout: TIMEOUT,
    retry: 1,
  });
  return { value: answer.access_token, until: Date.now() + answer.expires_in * 1_000 - MARGIN };
}
