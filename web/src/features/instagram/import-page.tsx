import type { InstagramImport } from '@waymark/model/entities/instagram-import';
import { ArrowLeft, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OwnCollection } from '../../elements/page/own-collection.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { importItems } from '../../live/queries/import-queries.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Fact, Facts } from '../../ui/display/facts.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { ImportItems } from './import-items.tsx';
import styles from './import-page.module.css';

interface ImportPageProps {
  run: InstagramImport;
  /** The content below the list of items. */
  children: ReactNode;
}

const BADGES = {
  pending: 'neutral',
  running: 'info',
  paused: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
  undone: 'neutral',
} as const;

/** The page of an Instagram import: its status, counts, problems and items, live. */
export function ImportPage({ run, children }: ImportPageProps) {
  const t = useTranslations();
  const pathTo = usePathTo();
  const { id, source, status, counts, problems, startedAt, finishedAt } = run;
  const name = t('imports.started', { date: startedAt });
  return (
    <article className={styles.import}>
      <title>{`${name} · ${t('brand')}`}</title>
      <div className={styles.above}>
        <ButtonLink kind="quiet" size="small" icon={ArrowLeft} to={pathTo('atlas-instagram', {})}>
          {t('imports.all')}
        </ButtonLink>
      </div>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>
          <Badge kind={BADGES[status]}>{t(`imports.status.${status}`)}</Badge> {t(`imports.source.${source}`)}
          {finishedAt !== null && ` · ${t('imports.finished', { date: finishedAt })}`}
        </p>
      </header>
      <Facts>
        {(['found', 'imported', 'skipped', 'failed'] as const).map((count) => (
          <Fact key={count} name={t(`imports.count.${count}`)} value={counts[count]} />
        ))}
      </Facts>
      {problems.length > 0 && <ImportProblems problems={problems} />}
      <section className={styles.items} aria-label={t('imports.items')}>
        <h2>{t('imports.items')}</h2>
        <OwnCollection
          of={id}
          queryOf={importItems}
          read={({ items, found }) => ({ all: items, found })}
          statusOf={(count) => t('imports.itemsShown', { count })}
          empty={
            <EmptyState picture={<Icon of={Images} size={48} />}>
              {t(status === 'pending' || status === 'running' ? 'imports.nothingYet' : 'imports.nothing')}
            </EmptyState>
          }
        >
          {(items) => <ImportItems of={id} items={items} />}
        </OwnCollection>
      </section>
      {children}
    </article>
  );
}

/** The media that could not be imported, with the reasons. */
function ImportProblems({ problems }: Pick<InstagramImport, 'problems'>) {
  const t = useTranslations('imports');
  return (
    <Disclosure summary={t('problems', { count: problems.length })}>
      <ul className={styles.problems}>
        {problems.map(({ item, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal, and no row has state
          <li key={index}>
            <bdi>{item}</bdi> <span>{t(`problem.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
