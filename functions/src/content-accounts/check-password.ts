import { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { type ProviderFetchOptions, providerFetch } from '../auth/provider-fetch.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { logAuthenticationUnavailable } from '../platform/log.ts';

const answer = z.object({ localId: z.string() });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** The errors of the service for a wrong address or password, and for an account that may not sign in. */
const WRONG: readonly string[] = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
];
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/**
 * Checks a password at Firebase Authentication, which keeps it.
 * @param email in the form of `normalAddress`
 * @returns the uid; undefined for a wrong address or password
 * @throws ApiError `too-many` or `try-again`
 */
export async function checkPassword(
  email: string,
  password: string,
  options: ProviderFetchOptions = {},
): Promise<string | undefined> {
  try {
    const body = { email, password, returnSecureToken: true };
    const query = { key: configuration.webApiKey };
    const ask = providerFetch(options);
    return answer.parse(await ask(address(), { method: 'POST', query, body, retry: false })).localId;
  } catch (error) {
    // Some messages of the service go on after their code.
    const code = messageIn(error)?.split(/[ :]/)[0];
    if (code === undefined) {
      // Not the error itself, whose address contains the key.
      logAuthenticationUnavailable(error instanceof FetchError ? `status: ${error.status}` : error);
      throw new ApiError('try-again', 'The password cannot be checked at the moment.');
    }
    if (code === TOO_MANY) throw new ApiError('too-many', 'Too many requests; try again later.');
    if (WRONG.includes(code)) return undefined;
    throw new Error(`Firebase Authentication refused to check a password: ${code}`);
  }
}

function address(): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator === undefined ? 'https:/' : `http://${emulator}`;
  return `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
}

function messageIn(error: unknown): string | undefined {
  if (!(error instanceof FetchError) || error.status !== 400) return undefined;
  return refusal.safeParse(error.data).data?.error.message;
}
