import type { Creator } from '@waymark/model/entities/creator';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CreatorPortrait } from './creator-portrait.tsx';
import styles from './creator-profile.module.css';

interface CreatorProfileProps {
  creator: Creator;
  /** The action that follows the creator. */
  follow: ReactNode;
  /** The published items of the creator. */
  children: ReactNode;
}

/** The page of a creator: the profile and the published items. */
export function CreatorProfile({ creator, follow, children }: CreatorProfileProps) {
  const t = useTranslations();
  const { name, total } = creator;
  return (
    <article className={styles.profile}>
      <title>{`${name} · ${t('brand')}`}</title>
      <CreatorPortrait creator={creator}>{follow}</CreatorPortrait>
      {total === 0 && <EmptyState>{t('creators.nothingYet')}</EmptyState>}
      {children}
    </article>
  );
}
