import { PROBLEM_CODES, type Problem } from '@waymark/model/problems';
import { FetchError } from 'ofetch';
import { fieldOf } from './ask.ts';
import { http } from './http.ts';

/** What the server's codes mean to whoever asked for something to be done with a work. */
const WHYS = {
  login_required: 'signed-out',
  invalid_token: 'signed-out',
  forbidden: 'forbidden',
  'not-found': 'gone',
  'in-trash': 'in-trash',
  invalid: 'invalid',
  'too-many': 'too-many',
  'try-again': 'unreachable',
} as const;

/** Why nothing was done; `problems` are all that is missing or wrong in the work. */
export type WorkRefusal =
  | { why: 'invalid'; problems: readonly Problem[] }
  | { why: Exclude<(typeof WHYS)[keyof typeof WHYS], 'invalid'> | 'broken' };

/** What was answered, or why nothing was done. */
export type WorkAnswer<Done> = { done: Done } | { refused: WorkRefusal };

/** Makes a work public as it is now. */
export function publishWork(uid: string, id: string): Promise<WorkAnswer<{ publicId: string }>> {
  return ask(uid, `${id}/publish`, (answer) => {
    const publicId = fieldOf(answer, 'id');
    return typeof publicId === 'string' ? { publicId } : undefined;
  });
}

/** Takes a work back from the public: it is a draft then. */
export function unpublishWork(uid: string, id: string): Promise<WorkAnswer<true>> {
  return ask(uid, `${id}/unpublish`, () => true as const);
}

/** What publishing a work would refuse; none where it can be published. */
export function checkWork(uid: string, id: string): Promise<WorkAnswer<readonly Problem[]>> {
  return ask(uid, `${id}/check`, (answer) => problemsOf(answer));
}

/** How many works are deleted with one call. */
const MAX_PURGED = 20;

/** Deletes for good those of these works that are in the trash, with the photos that nothing else shows. Stops at the first refusal. */
export async function purgeWorks(uid: string, ids: readonly string[]): Promise<WorkAnswer<true>> {
  for (let from = 0; from < ids.length; from += MAX_PURGED) {
    const body = { ids: ids.slice(from, from + MAX_PURGED) };
    const answer = await ask(uid, 'purge', () => true as const, body);
    if ('refused' in answer) return answer;
  }
  return { done: true };
}

async function ask<Done>(
  uid: string,
  path: string,
  read: (answer: unknown) => Done | undefined,
  body?: Readonly<Record<string, unknown>>,
): Promise<WorkAnswer<Done>> {
  try {
    const { idTokenOf } = await import('../session/credentials.ts');
    const token = await idTokenOf(uid);
    const answer: unknown = await http(`/api/works/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
    });
    const done = read(answer);
    return done === undefined ? { refused: { why: 'broken' } } : { done };
  } catch (error) {
    return { refused: refusalIn(error) };
  }
}

function refusalIn(error: unknown): WorkRefusal {
  if (!(error instanceof FetchError)) {
    // Before anything was sent: whoever it was is gone, or Firebase could not be asked.
    const isGone = error instanceof Error && error.name === 'SomebodyElse';
    return { why: isGone ? 'signed-out' : 'unreachable' };
  }
  if (error.status === undefined) return { why: 'unreachable' };
  const code = fieldOf(error.data, 'error');
  const why = typeof code === 'string' && isKnown(code) ? WHYS[code] : 'broken';
  return why === 'invalid' ? { why, problems: problemsOf(error.data) ?? [] } : { why };
}

function isKnown(code: string): code is keyof typeof WHYS {
  return Object.hasOwn(WHYS, code);
}

/** What is no problem is left out; a code that this build does not know is a problem all the same. */
function problemsOf(answer: unknown): Problem[] | undefined {
  const problems = fieldOf(answer, 'problems');
  if (!Array.isArray(problems)) return undefined;
  return problems.flatMap((problem: unknown): Problem[] => {
    const field = fieldOf(problem, 'field');
    if (typeof field !== 'string') return [];
    const code = PROBLEM_CODES.find((known) => known === fieldOf(problem, 'code')) ?? 'wrong';
    const limit = fieldOf(problem, 'limit');
    return [{ field, code, ...(typeof limit === 'number' && { limit }) }];
  });
}
