import type { Joining } from '@waymark/model/entities/profile';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';
import { type CreatorFailure, join } from '../../services/creators-api.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { failureOf } from '../../session/failure.ts';

/** The result of joining: `late` where the member is a creator and does not have the permission yet. */
export type Outcome =
  | { name: 'joined' }
  | { name: 'refused'; problems: FieldProblems }
  | { name: 'failed'; reason: Exclude<CreatorFailure['reason'], 'invalid' | 'handle-taken'> | 'late' };

/** Makes a member a creator, and renews their session. The entries are checked before they are sent. */
export async function becomeCreator(uid: string, request: Joining): Promise<Outcome> {
  try {
    const problems = (await loadCheck()).checkJoining(request);
    if (Object.keys(problems).length > 0) return { name: 'refused', problems };
    const failure = await join(uid, request);
    if (failure !== undefined) return outcomeOf(failure);
  } catch (error) {
    return { name: 'failed', reason: failureOf(error).reason };
  }
  return (await isPermitted()) ? { name: 'joined' } : { name: 'failed', reason: 'late' };
}

/** Loads the check and its schemas. No page loads them before the member writes. */
export function loadCheck(): Promise<typeof import('./check-joining.ts')> {
  return import('./check-joining.ts');
}

/** @throws where the server refuses what is written and names no field */
function outcomeOf(failure: CreatorFailure): Outcome {
  if (failure.reason === 'handle-taken') return { name: 'refused', problems: { handle: { code: 'taken' } } };
  if (failure.reason !== 'invalid') return { name: 'failed', reason: failure.reason };
  const problems = byField(failure.problems);
  if (Object.keys(problems).length === 0) throw new Error('Joining was refused, and no field is named.');
  return { name: 'refused', problems };
}

/** Whether new tokens have the permission to publish. The member's tokens from before joining lack it. */
async function isPermitted(): Promise<boolean> {
  try {
    const { renewedConnectedSession } = await import('../../session/connected-session.ts');
    return creatorOf(await renewedConnectedSession()) !== undefined;
  } catch (error) {
    console.warn('The new permission could not be requested.', error);
    return false;
  }
}
