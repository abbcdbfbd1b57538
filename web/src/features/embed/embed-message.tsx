import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import styles from './embed-message.module.css';
import { NewTabLink } from './new-tab-link.tsx';

/** Says why there is no map, and links to Waymark. */
export function EmbedMessage({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useTranslations();
  const pathTo = usePathTo();
  return (
    <section className={styles.message}>
      <div role="status">
        <h1>{heading}</h1>
        <p>{children}</p>
      </div>
      <NewTabLink to={pathTo('index', {})} className={styles.brand}>
        <Wordmark name={t('brand')} />
      </NewTabLink>
    </section>
  );
}
