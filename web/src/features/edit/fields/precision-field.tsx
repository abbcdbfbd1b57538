import { PRECISIONS } from '@waymark/model/entities/fields';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { countOwnLinks } from '../../../services/works-api.ts';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import type { EditContext } from '../edit-context.ts';

interface PrecisionFieldProps {
  edit: EditContext;
  label: string;
}

/** How exactly visitors see the place of a pin. A pin that leaves its address says how many of its creator's own works link there. */
export function PrecisionField({ edit, label }: PrecisionFieldProps) {
  const { uid, workId, content, change, leavesAddress } = edit;
  const t = useTranslations('edit.precision');
  const value = content['precision'] === 'approximate' ? 'approximate' : 'exact';
  return (
    <>
      <RadioGroup
        label={label}
        choices={PRECISIONS.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
        value={value}
        onChange={(chosen) => change('precision', chosen)}
      />
      {value === 'approximate' && leavesAddress && <LinksToAddress uid={uid} workId={workId} />}
    </>
  );
}

function LinksToAddress({ uid, workId }: { uid: string; workId: string }) {
  const t = useTranslations('edit.precision');
  const format = useFormatter();
  const question = useMemo(() => ({ uid, workId }), [uid, workId]);
  const links = useAnswer(question, count)?.answer;
  if (links === undefined) return null;
  if ('failure' in links) return <Notice kind="info">{t('linksUnknown')}</Notice>;
  const { stories, lists } = links.done;
  if (stories + lists === 0) return null;
  const counts = [
    ...(stories > 0 ? [t('stories', { count: stories })] : []),
    ...(lists > 0 ? [t('lists', { count: lists })] : []),
  ];
  return <Notice kind="info">{t('links', { count: stories + lists, links: format.list(counts) })}</Notice>;
}

const count = ({ uid, workId }: { uid: string; workId: string }) => countOwnLinks(uid, workId);
