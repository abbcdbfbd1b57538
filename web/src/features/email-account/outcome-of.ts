import { ContentApiError } from '../../session/content-request.ts';
import { isNetworkError } from '../../session/network-error.ts';

type Field = 'email' | 'username' | 'password' | 'currentPassword';
export type AccessProblem = 'missing' | 'malformed' | 'too-short' | 'too-long' | 'common';
export type AccessProblems = { [Name in Field]?: AccessProblem };

/**
 * Why a request was refused as a whole: `wrong` is what the request was about, such as the password or a code, and `refused` that it
 * is not allowed though it is right.
 */
export type AccessReason = 'wrong' | 'refused' | 'too-many' | 'unreachable' | 'broken';

export interface Refusal {
  problems: AccessProblems;
  reason?: AccessReason;
}

const FIELDS: readonly string[] = ['email', 'username', 'password', 'currentPassword'] satisfies Field[];
const PROBLEMS: readonly unknown[] = [
  'missing',
  'malformed',
  'too-short',
  'too-long',
  'common',
] satisfies AccessProblem[];

/** What an error of the content backend means to the user. An unknown error is a fault of the application and is reported. */
export function outcomeOf(error: unknown): Refusal {
  if (!(error instanceof ContentApiError)) return broken(error);
  const { status, name, details } = error.error;
  if (name === 'RateLimitError') return { problems: {}, reason: 'too-many' };
  if (isUnanswered(error)) return { problems: {}, reason: 'unreachable' };
  if (status === 503) return { problems: {}, reason: 'unreachable' };
  if (name === 'ApplicationError') return { problems: {}, reason: 'refused' };
  if (name !== 'ValidationError') return broken(error);
  const problems = problemsIn(details['errors']);
  return Object.keys(problems).length > 0 ? { problems } : { problems: {}, reason: 'wrong' };
}

function isUnanswered({ cause }: ContentApiError): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause.name === 'FetchError') return !('status' in cause) || cause.status === undefined;
  return isNetworkError(cause.message);
}

/** The first problem of each field. */
function problemsIn(errors: unknown): AccessProblems {
  const found = new Map<string, AccessProblem>();
  for (const each of Array.isArray(errors) ? errors : []) {
    const { path, code } = (each ?? {}) as { path?: unknown; code?: unknown };
    const field = Array.isArray(path) ? String(path[0]) : '';
    // A form has only these fields and problems; what another backend adds counts as malformed.
    if (FIELDS.includes(field) && !found.has(field))
      found.set(field, PROBLEMS.includes(code) ? (code as AccessProblem) : 'malformed');
  }
  return Object.fromEntries(found);
}

function broken(error: unknown): Refusal {
  reportError(error);
  return { problems: {}, reason: 'broken' };
}
