import type { Locale } from '@waymark/model/locale';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Messages } from '../i18n/messages.ts';
import { usePathTo } from '../i18n/paths.ts';
import { Translated } from '../i18n/translated.tsx';
import { isAway, onConnectionChange } from '../live/connection.ts';
import { Notice } from '../ui/notice.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ProgressLine } from './progress-line.tsx';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLanguageChange } from './use-language-change.ts';

/** Around every page: its language, header, notices and footer. */
export function Shell() {
  const { locale, messages } = useLoaderData<{ locale: Locale; messages: Messages }>();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Translated locale={locale} messages={messages}>
      <Frame />
      <ScrollRestoration />
    </Translated>
  );
}

function Frame() {
  const t = useTranslations();
  const pathTo = usePathTo();
  const away = useSyncExternalStore(onConnectionChange, isAway);
  const navigating = useNavigation().state === 'loading';
  const language = useLanguageChange();
  const loading = navigating || language.pending;
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <>
      <ProgressLine loading={loading} />
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles.header}>
        <Link className={styles.home} to={pathTo('index', {})}>
          <Wordmark name={t('brand')} />
        </Link>
        <LanguageSwitch onChange={language.change} />
      </header>
      {away && <Notice kind="warning">{t('states.away')}</Notice>}
      {language.failed && <Notice kind="error">{t('language.failed', { language: language.failed })}</Notice>}
      <main ref={content} id="content" tabIndex={-1} className={styles.main} aria-busy={loading}>
        <Outlet />
      </main>
      <footer className={styles.footer}>{t('footer.note')}</footer>
    </>
  );
}
