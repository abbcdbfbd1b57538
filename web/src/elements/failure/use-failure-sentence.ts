import { useTranslations } from 'use-intl';
import type { Failure } from '../../session/failure.ts';

/** The reasons that have a sentence here. A form has its own sentences about what happens to its text. */
export type CommonFailure = Failure<
  | 'invalid'
  | 'in-trash'
  | 'unsaved'
  | 'full'
  | 'not-owner'
  | 'unknown'
  | 'used'
  | 'revoked'
  | 'expired'
  | 'editors-full'
  | 'writers-full'
  | 'invitations-full'
>;

/** Returns a function that turns a failure into a sentence. */
export function useFailureSentence(): (failure: CommonFailure) => string {
  const t = useTranslations('failure');
  return (failure) =>
    failure.reason === 'invalid' ? t('invalid', { problems: failure.problems.length }) : t(failure.reason);
}

const PASSING: readonly CommonFailure['reason'][] = ['unreachable', 'too-many', 'signed-out', 'broken'];

/** Whether a retry may succeed. */
export function isPassing({ reason }: Pick<CommonFailure, 'reason'>): boolean {
  return PASSING.includes(reason);
}
