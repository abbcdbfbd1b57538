import type { Joining, Profile } from '@waymark/model/entities/profile';
import type { Problem } from '@waymark/model/problems';
import { FetchError } from 'ofetch';
import { http } from './http.ts';

/** Why what somebody sent was not done, or not wholly. */
export type Refusal =
  | { why: 'invalid'; problems: readonly Problem[] }
  | { why: Exclude<(typeof WHYS)[keyof typeof WHYS], 'invalid'> | 'signed-out' | 'unreachable' | 'broken' };

/** What the server's codes mean to whoever sent something. */
const WHYS = {
  login_required: 'signed-out',
  invalid_token: 'signed-out',
  forbidden: 'forbidden',
  'handle-taken': 'handle-taken',
  invalid: 'invalid',
  'too-many': 'too-many',
  'provider-unavailable': 'provider-away',
  'try-again': 'unreachable',
} as const;

/** Makes somebody a creator. It may be asked again: who is one stays what they are. @returns why not; undefined where it is done */
export function join(uid: string, joining: Joining): Promise<Refusal | undefined> {
  return refusalOf(async () => {
    const { accessTokenOf } = await import('../session/credentials.ts');
    await send('POST', '/api/creators/join', await accessTokenOf(uid), joining);
  });
}

/** Writes the whole profile of a creator. @returns why not; undefined where it is done */
export function saveProfile(uid: string, profile: Profile): Promise<Refusal | undefined> {
  return refusalOf(async () => {
    const { idTokenOf } = await import('../session/credentials.ts');
    await send('PUT', '/api/creators/profile', await idTokenOf(uid), profile);
  });
}

function send(
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  body: Joining | Profile,
): Promise<unknown> {
  return http(path, { method, body, headers: { authorization: `Bearer ${token}` } });
}

async function refusalOf(act: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return refusalIn(error);
  }
}

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof FetchError)) return { why: faultOf(error) };
  if (error.status === undefined) return { why: 'unreachable' };
  const { error: code, problems } = answerIn(error);
  const why = typeof code === 'string' && isKnown(code) ? WHYS[code] : 'broken';
  if (why !== 'invalid') return { why };
  return { why, problems: Array.isArray(problems) ? problems.filter(isProblem) : [] };
}

/** What went wrong before anything was sent: whoever it was is gone, or neither Firebase nor the provider could be asked. */
function faultOf(error: unknown): 'signed-out' | 'unreachable' {
  return error instanceof Error && error.name === 'SomebodyElse' ? 'signed-out' : 'unreachable';
}

function isKnown(code: string): code is keyof typeof WHYS {
  return Object.hasOwn(WHYS, code);
}

function answerIn({ data }: FetchError): { error?: unknown; problems?: unknown } {
  return typeof data === 'object' && data !== null ? data : {};
}

/** A code that this build does not know is a problem all the same. */
function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string';
}
