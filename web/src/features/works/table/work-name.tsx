import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { useLocale } from '../../../i18n/paths.ts';

/** The title of a work as plain text, for labels. A work may have no title yet. */
export function useNameOf(): (work: Pick<WorkSummary, 'kind' | 'title'>) => string {
  const t = useTranslations('works');
  const locale = useLocale();
  return ({ kind, title }) => choose(title, locale).value || t('untitled', { kind });
}

/** The title of a work, marked with its language. */
export function WorkName({ work }: { work: WorkSummary }) {
  const t = useTranslations('works');
  const isNamed = choose(work.title, useLocale()).value !== '';
  return isNamed ? <Localised text={work.title} /> : <i>{t('untitled', { kind: work.kind })}</i>;
}
