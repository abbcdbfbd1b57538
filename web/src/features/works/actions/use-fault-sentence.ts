import { useTranslations } from 'use-intl';
import type { WorkFault } from './act-on-work.ts';

/** Tells why something was not done. */
export function useFaultSentence(): (fault: WorkFault) => string {
  const t = useTranslations('works.fault');
  return (fault) => (fault.why === 'invalid' ? t('invalid', { problems: fault.problems }) : t(fault.why));
}
