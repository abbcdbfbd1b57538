import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';
import type { LeftOut } from './pasting.ts';

/** Says what did not come along with what was pasted or dropped. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut | undefined }) {
  const t = useTranslations('writing');
  if (!leftOut) return null;
  return (
    <>
      {leftOut.pictures > 0 && <Notice kind="info">{t('pictures', { count: leftOut.pictures })}</Notice>}
      {leftOut.links > 0 && <Notice kind="info">{t('links', { count: leftOut.links })}</Notice>}
      {leftOut.isCut && <Notice kind="warning">{t('cut')}</Notice>}
    </>
  );
}
