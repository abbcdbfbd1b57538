import { type Quota, shareOf } from '@waymark/model/entities/quotas';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { quotasOf } from '../../live/queries/settings-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';

/** The part of a quota from which the user is warned. */
const NEAR = 0.9;

interface QuotaNoticeProps {
  uid: string;
  /** What can be added here. */
  quotas: readonly Quota[];
}

/** Warns a user who has almost as much as they may have, and says what helps. It needs the messages of `failures`. */
export function QuotaNotice({ uid, quotas }: QuotaNoticeProps) {
  const t = useTranslations('quotas');
  const pathTo = usePathTo();
  const state = useLive(useMemo(() => quotasOf(uid), [uid]));
  if (state.status !== 'ready') return null;
  return quotas.map((what) => {
    const { used, most } = shareOf(what, state.value);
    if (used < NEAR * most) return null;
    return (
      <Notice key={what} kind="warning">
        {t(used < most ? 'near' : 'full', { what, used, most })}{' '}
        <Link to={pathTo('contact', {})}>{t('more')}</Link>
      </Notice>
    );
  });
}
