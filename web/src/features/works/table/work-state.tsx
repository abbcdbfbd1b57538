import type { WorkState as State } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useTranslations } from 'use-intl';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const COLOURS = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  changed: 'warning',
  archived: 'neutral',
} as const satisfies Record<State, string>;

/** The state of a work, with its date; also whether the work missed its scheduled time. */
export function WorkState({ work: { state, publishAt } }: { work: WorkSummary }) {
  const t = useTranslations('works');
  const moment = useMomentFormat('medium');
  const isMissed = state !== 'scheduled' && publishAt !== undefined;
  return (
    <>
      <Badge kind={COLOURS[state]}>{t(`state.${state}`)}</Badge>
      {state === 'scheduled' && publishAt !== undefined && <small>{moment(publishAt)}</small>}
      {isMissed && <small>{t('missed', { when: moment(publishAt) })}</small>}
    </>
  );
}
