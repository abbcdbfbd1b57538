import { useTranslations } from 'use-intl';
import type { Failure } from '../../session/failure.ts';

/** Every reason that has a sentence of its own here; a form says what becomes of what is written in it, in sentences of its own. */
type SaidFailure = Failure<
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
  | 'invitations-full'
>;

/** Says why something was not done. */
export function useFailureSentence(): (failure: SaidFailure) => string {
  const t = useTranslations('failure');
  return (failure) =>
    failure.reason === 'invalid' ? t('invalid', { problems: failure.problems.length }) : t(failure.reason);
}

const PASSING: readonly SaidFailure['reason'][] = ['unreachable', 'too-many', 'signed-out', 'broken'];

/** Whether the same may be asked again, and be done then. */
export function isPassing({ reason }: Pick<SaidFailure, 'reason'>): boolean {
  return PASSING.includes(reason);
}
