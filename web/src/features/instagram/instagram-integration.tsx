import { Images } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { config } from '../../config.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { useLive } from '../../live/core/use-live.ts';
import { importsOfOwner } from '../../live/queries/import-queries.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { AccountConnection } from './account-connection.tsx';
import { ArchiveImport } from './archive-import.tsx';
import styles from './instagram-integration.module.css';

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Instagram as a source of content: how to get an archive, the import of one, and what the last import read. */
export function InstagramIntegration({ uid }: { uid: string }) {
  const t = useTranslations('imports');
  return (
    <section className={styles.integration} aria-labelledby="integration-instagram">
      <h2 id="integration-instagram">{t('instagram')}</h2>
      {config.VITE_INSTAGRAM_APP_ID !== undefined && (
        <>
          <h3>{t('account.heading')}</h3>
          <p>{t('account.intro')}</p>
          <AccountConnection uid={uid} />
        </>
      )}
      <h3>{t('howTo')}</h3>
      <p>{t('archiveIntro')}</p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <ArchiveImport uid={uid} />
      <LastImport uid={uid} />
    </section>
  );
}

/** What the last import read. */
function LastImport({ uid }: { uid: string }) {
  const date = useDateFormat();
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  const state = useLive(useMemo(() => importsOfOwner(uid, 1), [uid]));
  const [last] = state.status === 'ready' ? state.value : [];
  if (last === undefined) return null;
  return (
    <div className={styles.last}>
      <p>
        {t('last', { date: date(last.startedAt), status: t(`status.${last.status}`) })}{' '}
        {t('counts', last.counts)}
      </p>
      <ButtonLink kind="secondary" size="small" icon={Images} to={pathTo('atlas-instagram', {})}>
        {t('toItems')}
      </ButtonLink>
    </div>
  );
}
