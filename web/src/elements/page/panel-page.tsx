import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './panel-page.module.css';

interface PanelPageProps {
  /** The title in the window and the heading. */
  name: string;
  intro: string;
  children: ReactNode;
}

/** A page beside the map, or in the workspace, with controls. */
export function PanelPage({ name, intro, children }: PanelPageProps) {
  const t = useTranslations();
  return (
    <div className={styles.page}>
      <title>{`${name} · ${t('brand')}`}</title>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p>{intro}</p>
      </header>
      {children}
    </div>
  );
}
