import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../elements/page/lazy-part.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { showTheme } from '../../ui/theme.ts';
import { FoundationExamples } from './foundation-examples.tsx';
import styles from './style-guide.module.css';

// Groups below the first screen are loaded later.
const ActionExamples = lazyPart(async () => (await import('./action-examples.tsx')).ActionExamples);
const FieldExamples = lazyPart(async () => (await import('./field-examples.tsx')).FieldExamples);
const StateExamples = lazyPart(async () => (await import('./state-examples.tsx')).StateExamples);
const ContentExamples = lazyPart(async () => (await import('./content-examples.tsx')).ContentExamples);
const OverlayExamples = lazyPart(async () => (await import('./overlay-examples.tsx')).OverlayExamples);

const GROUPS = [
  { id: 'foundations', examples: <FoundationExamples /> },
  { id: 'actions', examples: <ActionExamples /> },
  { id: 'fields', examples: <FieldExamples /> },
  { id: 'states', examples: <StateExamples /> },
  { id: 'reading', examples: <ContentExamples /> },
  { id: 'overlays', examples: <OverlayExamples /> },
] as const;

interface StyleGuideProps {
  /** Examples of other features, shown after the group of their kind. */
  more: Partial<Record<(typeof GROUPS)[number]['id'], ReactNode>>;
}

/** The style guide: every component in every state. */
export function StyleGuide({ more }: StyleGuideProps) {
  const t = useTranslations('components');
  const loading = useTranslations('states')('loading');
  return (
    <div className={styles.guide}>
      <header className={styles.opening}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <SchemeSwitch />
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        {GROUPS.map(({ id }) => (
          <a key={id} href={`#${id}`}>
            {t(`group.${id}`)}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {GROUPS.map(({ id, examples }) => (
          <section key={id} id={id} className={styles.group}>
            <h2>{t(`group.${id}`)}</h2>
            <Suspense fallback={<LineSkeletons count={4} label={loading} />}>
              {examples}
              {more[id]}
            </Suspense>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Switches the colour scheme of the page. The choice of the system returns on unmount. */
function SchemeSwitch() {
  const t = useTranslations('components');
  const [scheme, setScheme] = useState<'system' | 'light' | 'dark'>('system');
  useEffect(() => {
    if (scheme === 'system') return;
    const root = document.documentElement;
    root.dataset['theme'] = scheme;
    return () => {
      showTheme();
    };
  }, [scheme]);
  const choices = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    label: t(`schemes.${value}`),
  }));
  return <SegmentedControl label={t('scheme')} choices={choices} value={scheme} onChange={setScheme} />;
}
