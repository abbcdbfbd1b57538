import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { TextPage } from '../features/team/text-page.tsx';
import { LineSkeletons } from '../ui/display/skeleton.tsx';
import styles from './creators-join.module.css';

export const messages = ['members'] as const;

/** Loads while the page waits to know whether the visitor is a creator already. */
const JoiningForm = lazyPart(async () => (await import('../features/join/joining-form.tsx')).JoiningForm);

/** The page where a signed-in user becomes a creator. */
export function Component() {
  const t = useTranslations();
  return (
    <TextPage name={t('join.title')} heading={t('join.title')} summary={t('join.intro')}>
      <div className={styles.room}>
        <Suspense fallback={<LineSkeletons count={6} label={t('states.loading')} />}>
          <JoiningForm />
        </Suspense>
      </div>
    </TextPage>
  );
}
