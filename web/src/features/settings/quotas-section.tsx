import { QUOTAS, type Quota, RATES, shareOf } from '@waymark/model/entities/quotas';
import { keysOf } from '@waymark/model/keys-of';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { QuotaNotice } from '../../elements/quotas/quota-notice.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { Live } from '../../live/core/live.tsx';
import { quotasOf } from '../../live/queries/settings-queries.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { ProgressBar } from '../../ui/display/progress-bar.tsx';
import { SettingsSection } from './settings-section.tsx';

const GIGABYTE = 1_000_000_000;
const ALL: readonly Quota[] = keysOf(QUOTAS);

/** How much the user has of everything that has a limit. */
export function QuotasSection({ uid }: { uid: string }) {
  const t = useTranslations('quotas');
  const pathTo = usePathTo();
  const query = useMemo(() => quotasOf(uid), [uid]);
  return (
    <SettingsSection heading={t('heading')} intro={t('intro')}>
      <QuotaNotice uid={uid} quotas={ALL} />
      <Live
        query={query}
        loading={null}
        missing={null}
        failed={() => <Notice kind="warning">{t('away')}</Notice>}
      >
        {(quotas) =>
          ALL.map((what) => {
            const { used, most } = shareOf(what, quotas);
            const detail =
              what === 'photoBytes'
                ? t('usedGigabytes', { used: used / GIGABYTE, most: most / GIGABYTE })
                : t('used', { used, most });
            return (
              <ProgressBar key={what} label={t(what)} value={Math.min(1, used / most)} detail={detail} />
            );
          })
        }
      </Live>
      <p>
        {t('rates', RATES)} <Link to={pathTo('contact', {})}>{t('more')}</Link>
      </p>
    </SettingsSection>
  );
}
