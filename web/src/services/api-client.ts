import { FetchError } from 'ofetch';
import { config } from '../config.ts';
import { type CommonReason, type Failure, failureOf } from '../session/failure.ts';
import type { Answers } from './api-answers.ts';
import { http } from './http.ts';

/** The meanings of error codes that all endpoints share. */
const COMMON_REASONS: Readonly<Record<string, CommonReason>> = {
  login_required: 'signed-out',
  invalid_token: 'signed-out',
  forbidden: 'refused',
  'app-check': 'unverified',
  'not-found': 'gone',
  'too-many': 'too-many',
  'try-again': 'unreachable',
  // The server has logged it.
  unexpected: 'broken',
};

const HAS_APP_CHECK =
  config.VITE_APP_CHECK_KEY !== undefined || config.VITE_APP_CHECK_DEBUG_TOKEN !== undefined;

export interface ApiRequest<Name extends keyof Answers, Own extends string> {
  /** The user who makes the request. Nothing is sent if another user is signed in. Null for a request that needs no user. */
  uid: string | null;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  /**
   * The token to send. By default the Firebase ID token; `access` is the access token of the identity provider, for requests
   * that Firebase's session need not know yet.
   */
  token?: 'access';
  /** Set where the body has the access token of the identity provider too. */
  isProven?: true;
  answer: Name;
  /** Ends the request. */
  signal?: AbortSignal;
  /** How long the answer may take, in milliseconds, where the work takes longer than that of most requests. */
  patience?: number;
  /** The meanings of error codes for this request alone. They take precedence over the shared ones. */
  reasons?: Readonly<Record<string, Own>>;
}

export type ApiAnswer<Done, Own extends string = never> = { done: Done } | { failure: Failure<Own> };

/** Sends a request to the API as the signed-in user, or without a user. It never throws. */
export async function callApi<Name extends keyof Answers, Own extends string = never>(
  request: ApiRequest<Name, Own>,
): Promise<ApiAnswer<Answers[Name], Own>> {
  try {
    const { ANSWERS } = await import('./api-answers.ts');
    const answer = ANSWERS[request.answer].parse(await send(request));
    // The schema of this name produced it, which the types do not follow.
    return { done: answer as Answers[Name] };
  } catch (error) {
    return { failure: await refusalIn(error, request.reasons ?? {}) };
  }
}

/** As `callApi`, for requests without an answer. @returns the failure, or undefined after success */
export async function failureOfRequest<Own extends string = never>(
  request: Omit<ApiRequest<'done', Own>, 'answer'>,
): Promise<Failure<Own> | undefined> {
  const answer = await callApi({ ...request, answer: 'done' });
  return 'failure' in answer ? answer.failure : undefined;
}

async function send<Own extends string>({
  uid,
  method,
  path,
  body,
  token,
  isProven,
  signal,
  patience,
}: ApiRequest<keyof Answers, Own>): Promise<unknown> {
  const limits = { ...(signal && { signal }), ...(patience !== undefined && { timeout: patience }) };
  if (uid === null) return sendVerified(path, { method, ...limits, ...(body && { body }) });
  const [{ connectedSession }, { accessTokenOf, idTokenOf }] = await Promise.all([
    import('../session/connected-session.ts'),
    import('../session/credentials.ts'),
  ]);
  // After a sign-in, the application may know the user before Firebase does.
  if (token !== 'access') await connectedSession();
  const bearer = await (token === 'access' ? accessTokenOf(uid) : idTokenOf(uid));
  const headers = { authorization: `Bearer ${bearer}` };
  const proof = isProven && { accessToken: await accessTokenOf(uid) };
  return sendVerified(path, { method, headers, ...limits, ...(body && { body: { ...body, ...proof } }) });
}

/** Sends a request with what App Check gives, where it is configured: once more with a new token where that is refused. */
async function sendVerified(
  path: string,
  options: {
    method: string;
    headers?: Record<string, string>;
    body?: object;
    signal?: AbortSignal;
    timeout?: number;
  },
): Promise<unknown> {
  if (!HAS_APP_CHECK) return http<unknown>(`/api/${path}`, options);
  const { applicationHeaders } = await import('../session/firebase.ts');
  const sendWith = (own: Record<string, string>) =>
    http<unknown>(`/api/${path}`, { ...options, headers: { ...options.headers, ...own } });
  try {
    return await sendWith(await applicationHeaders());
  } catch (error) {
    // The refusal comes before anything is done.
    const { REFUSAL } = await import('./api-answers.ts');
    const isRefused =
      error instanceof FetchError && REFUSAL.safeParse(error.data).data?.error === 'app-check';
    if (!isRefused) throw error;
    return await sendWith(await applicationHeaders({ isFresh: true }));
  }
}

async function refusalIn<Own extends string>(
  error: unknown,
  own: Readonly<Record<string, Own>>,
): Promise<Failure<Own>> {
  if (!(error instanceof FetchError)) return failureOf(error);
  const { REFUSAL } = await import('./api-answers.ts');
  const { data: refusal } = REFUSAL.safeParse(error.data);
  const reasons = { ...COMMON_REASONS, ...own };
  const reason = refusal && Object.hasOwn(reasons, refusal.error) ? reasons[refusal.error] : undefined;
  if (refusal === undefined || reason === undefined) return failureOf(error);
  // Where `invalid` is one of the request's own reasons, the failure carries problems, which the types do not follow.
  return (reason === 'invalid' ? { reason, problems: refusal.problems } : { reason }) as Failure<Own>;
}
