import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { Images } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../elements/page/own-collection.tsx';
import { QuotaNotice } from '../../elements/page/quota-notice.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { importsOfOwner } from '../../live/queries/import-queries.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './own-imports.module.css';

const QUOTAS_HERE = ['imports', 'photos', 'photoBytes'] as const;

/** The Instagram imports of the signed-in member. Only creators can import. */
export function OwnImports() {
  const t = useTranslations('imports');
  const session = useSession();
  const pathTo = usePathTo();
  if (session.status !== 'signed-in') return null;
  if (session.permissions.includes('feature:creator-profile')) return <Imports uid={session.user.id} />;
  return (
    <EmptyState
      picture={<Icon of={Images} size={48} />}
      action={<ButtonLink to={pathTo('join', {})}>{t('join')}</ButtonLink>}
    >
      {t('forCreators')}
    </EmptyState>
  );
}

/** The imports of a creator, live, the newest first. */
function Imports({ uid }: { uid: string }) {
  const t = useTranslations('imports');
  return (
    <>
      <QuotaNotice uid={uid} quotas={QUOTAS_HERE} />
      <OwnCollection
        of={uid}
        queryOf={importsOfOwner}
        read={(runs) => ({ all: runs, found: runs.length })}
        statusOf={(count) => t('shown', { count })}
        empty={<EmptyState picture={<Icon of={Images} size={48} />}>{t('none')}</EmptyState>}
      >
        {(runs) => (
          <ul className={styles.runs}>
            {runs.map((run) => (
              <li key={run.id}>
                <ImportRow run={run} />
              </li>
            ))}
          </ul>
        )}
      </OwnCollection>
    </>
  );
}

function ImportRow({ run: { id, source, status, counts, startedAt } }: { run: InstagramImport }) {
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  return (
    <div className={styles.run}>
      <p className={styles.when}>
        <Link to={pathTo('atlas-instagram-id', { id })}>{t('started', { date: startedAt })}</Link>
      </p>
      <p>
        {t(`source.${source}`)} · {t(`status.${status}`)}
      </p>
      <p>{t('counts', counts)}</p>
    </div>
  );
}
