import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { useLocale } from '../../../i18n/paths.ts';

/** What a work is called by its writer, who may not have named it yet: as text, for what is named after it. */
export function useNameOf(): (work: Pick<WorkSummary, 'kind' | 'title'>) => string {
  const t = useTranslations('works');
  const locale = useLocale();
  return ({ kind, title }) => choose(title, locale).value || t('untitled', { kind });
}

/** The same where it is read, in its true language. */
export function WorkName({ work }: { work: WorkSummary }) {
  const t = useTranslations('works');
  const isNamed = choose(work.title, useLocale()).value !== '';
  return isNamed ? <Localised text={work.title} /> : <i>{t('untitled', { kind: work.kind })}</i>;
}
