import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { Images, Plug } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../elements/page/own-collection.tsx';
import { QuotaNotice } from '../../elements/quotas/quota-notice.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { importsOfOwner } from '../../live/queries/import-queries.ts';
import { creatorOf } from '../../session/creator-of.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { PositionSlot } from './items/place-dialog.tsx';
import styles from './own-imports.module.css';
import { ItemsOfImports } from './own-items.tsx';

const QUOTAS_HERE = ['imports', 'photos', 'photoBytes'] as const;

/** The Instagram imports of the signed-in member, with all of their items. Only creators can import. */
export function OwnImports({ position }: { position: PositionSlot }) {
  const t = useTranslations('imports');
  const session = useSession();
  const pathTo = usePathTo();
  if (session.status !== 'signed-in') return null;
  if (creatorOf(session)) {
    return <Imports uid={session.user.id} position={position} />;
  }
  return (
    <EmptyState
      picture={<Icon of={Images} size={48} />}
      action={<ButtonLink to={pathTo('creators-join', {})}>{t('join')}</ButtonLink>}
    >
      {t('forCreators')}
    </EmptyState>
  );
}

/** The imports of a creator, live, the newest first. */
function Imports({ uid, position }: { uid: string; position: PositionSlot }) {
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  const toIntegrations = (
    <ButtonLink kind="secondary" icon={Plug} to={pathTo('workspace-integrations', {})}>
      {t('importMore')}
    </ButtonLink>
  );
  return (
    <>
      <QuotaNotice uid={uid} quotas={QUOTAS_HERE} />
      <OwnCollection
        of={uid}
        queryOf={importsOfOwner}
        read={(runs) => ({ all: runs, found: runs.length })}
        statusOf={(count) => t('shown', { count })}
        empty={
          <EmptyState picture={<Icon of={Images} size={48} />} action={toIntegrations}>
            {t('none')}
          </EmptyState>
        }
      >
        {(runs) => (
          <>
            <div>{toIntegrations}</div>
            <ul className={styles.runs}>
              {runs.map((run) => (
                <li key={run.id}>
                  <ImportRow run={run} />
                </li>
              ))}
            </ul>
            <section className={styles.items} aria-label={t('items')}>
              <h2>{t('items')}</h2>
              <ItemsOfImports of={uid} runs={runs} position={position} />
            </section>
          </>
        )}
      </OwnCollection>
    </>
  );
}

function ImportRow({ run: { id, source, status, counts, startedAt } }: { run: InstagramImport }) {
  const date = useDateFormat();
  const t = useTranslations('imports');
  const pathTo = usePathTo();
  return (
    <div className={styles.run}>
      <p className={styles.when}>
        <Link to={pathTo('atlas-instagram-id', { id })}>{t('started', { date: date(startedAt) })}</Link>
      </p>
      <p>
        {t(`source.${source}`)} · {t(`status.${status}`)}
      </p>
      <p>{t('counts', counts)}</p>
    </div>
  );
}
