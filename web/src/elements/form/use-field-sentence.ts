import { useTranslations } from 'use-intl';
import type { FieldProblem } from './field-problem.ts';

/** The sentence for a problem with a creator's name, handle or languages; undefined without a problem. */
export function useFieldSentence() {
  const t = useTranslations('creatorFields');
  return {
    name: (problem: FieldProblem | undefined) => {
      if (problem === undefined) return undefined;
      if (problem.code === 'too-long') return t('nameTooLong');
      return t(problem.code === 'malformed' ? 'nameWrong' : 'nameMissing');
    },
    handle: (problem: FieldProblem | undefined, handle: string) => {
      if (problem === undefined) return undefined;
      if (problem.code === 'taken') return t('handleTaken', { handle });
      if (problem.code === 'too-many') return t('handleTooMany', { limit: problem.limit ?? 0 });
      return t(problem.code === 'not-a-choice' ? 'handleReserved' : 'handleWrong');
    },
    languages: (problem: FieldProblem | undefined) => problem && t('languagesNone'),
  };
}
