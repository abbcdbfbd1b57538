import { CircleDashed, type LucideIcon, Plug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PanelPage } from '../../elements/page/panel-page.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './planned-page.module.css';

export type PlannedPageName = 'integrations';

const PICTURES: Readonly<Record<PlannedPageName, LucideIcon>> = {
  integrations: Plug,
};

/** A page of the workspace that is not built yet: what it will offer, and what is possible meanwhile. */
export function PlannedPage({ page }: { page: PlannedPageName }) {
  const t = useTranslations('workspace');
  return (
    <PanelPage name={t(`${page}.title`)} intro={t(`${page}.intro`)}>
      <ToCome
        heading={t('planned')}
        all={(['first', 'second', 'third'] as const).map((one) => t(`${page}.later.${one}`))}
      >
        <EmptyState picture={<Icon of={PICTURES[page]} size={40} />} action={<Meanwhile page={page} />}>
          {t(`${page}.now`)}
        </EmptyState>
      </ToCome>
    </PanelPage>
  );
}

function Meanwhile({ page }: { page: PlannedPageName }) {
  const t = useTranslations('workspace');
  const pathTo = usePathTo();
  const links: Readonly<Record<PlannedPageName, ReactNode>> = {
    integrations: <ButtonLink to={pathTo('atlas-instagram', {})}>{t('toImports')}</ButtonLink>,
  };
  return <div className={styles.links}>{links[page]}</div>;
}

interface ToComeProps {
  heading: string;
  /** The planned features, one sentence each. */
  all: readonly string[];
  /** The actions that are possible already. */
  children: ReactNode;
}

/** The current state of a page of the workspace, and its planned features. */
function ToCome({ heading, all, children }: ToComeProps) {
  return (
    <section className={styles.planned}>
      <div className={styles.now}>{children}</div>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one}>
            <Icon of={CircleDashed} />
            <span>{one}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
