import type { Joining } from '@waymark/model/entities/profile';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';
import { type CreatorFailure, join } from '../../services/creators-api.ts';

/** The result of joining: `late` where the member is a creator and does not have the permission yet. */
export type Outcome =
  | { name: 'joined' }
  | { name: 'refused'; problems: FieldProblems }
  | { name: 'failed'; reason: Exclude<CreatorFailure['reason'], 'invalid' | 'handle-taken'> | 'late' };

/** Makes a member a creator, and renews their session. The entries are checked before they are sent. */
export async function becomeCreator(uid: string, asked: Joining): Promise<Outcome> {
  const problems = await problemsWith(asked);
  if (problems === undefined) return { name: 'failed', reason: 'unreachable' };
  if (Object.keys(problems).length > 0) return { name: 'refused', problems };
  const failure = await join(uid, asked);
  if (failure !== undefined) return outcomeOf(failure);
  return (await isPermitted()) ? { name: 'joined' } : { name: 'failed', reason: 'late' };
}

async function problemsWith(asked: Joining): Promise<FieldProblems | undefined> {
  try {
    return (await loadCheck()).checkJoining(asked);
  } catch (error) {
    console.warn('The check of the form could not be loaded.', error);
    return undefined;
  }
}

/** Loads the check and its schemas. No page loads them before the member writes. */
export function loadCheck(): Promise<typeof import('./check-joining.ts')> {
  return import('./check-joining.ts');
}

function outcomeOf(failure: CreatorFailure): Outcome {
  if (failure.reason === 'handle-taken') return { name: 'refused', problems: { handle: { code: 'taken' } } };
  if (failure.reason !== 'invalid') return { name: 'failed', reason: failure.reason };
  const problems = byField(failure.problems);
  return Object.keys(problems).length > 0
    ? { name: 'refused', problems }
    : { name: 'failed', reason: 'broken' };
}

/** Whether new tokens have the permission to publish. The member's tokens from before joining lack it. */
async function isPermitted(): Promise<boolean> {
  try {
    const { renewedConnectedSession } = await import('../../session/connected-session.ts');
    const session = await renewedConnectedSession();
    return session.status === 'signed-in' && session.permissions.includes('feature:creator-profile');
  } catch (error) {
    console.warn('The new permission could not be asked for.', error);
    return false;
  }
}
