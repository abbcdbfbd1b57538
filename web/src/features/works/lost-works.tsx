import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../ui/notice.tsx';

interface LostWorksProps {
  /** Of works of which this browser keeps something, and nobody else has anything. */
  ids: readonly string[];
  /** Where a work is edited, given its id. */
  toWork: (id: string) => string;
}

/** What was deleted elsewhere, or never reached the server, and is here still: the editor makes it anew. */
export function LostWorks({ ids, toWork }: LostWorksProps) {
  const t = useTranslations('works.lost');
  if (ids.length === 0) return null;
  return (
    <Notice kind="warning">
      {t('sentence', { count: ids.length })}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Link to={toWork(id)}>{t('open', { number: index + 1, count: ids.length })}</Link>
        </span>
      ))}
    </Notice>
  );
}
