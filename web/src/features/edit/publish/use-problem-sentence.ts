import type { Problem } from '@waymark/model/problems';
import { useTranslations } from 'use-intl';

/** Describes a problem of a work in a sentence. */
export function useProblemSentence() {
  const t = useTranslations('problems');
  return ({ code, limit = 0 }: Pick<Problem, 'code' | 'limit'>): string => t(code, { limit });
}
