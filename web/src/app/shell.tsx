import { LOCALES, type Locale } from '@waymark/model/locale';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import type { Messages } from '../i18n/messages.ts';
import { useLocale, usePathTo } from '../i18n/paths.ts';
import { isAway, onConnectionChange } from '../live/connection.ts';
import { Notice } from '../ui/notice.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './shell.module.css';

/** Around every page: its language, header, notices and footer. */
export function Shell() {
  const { locale, messages } = useLoaderData<{ locale: Locale; messages: Messages }>();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <Frame />
      <ScrollRestoration />
    </IntlProvider>
  );
}

function Frame() {
  const t = useTranslations();
  const locale = useLocale();
  const pathTo = usePathTo();
  const away = useSyncExternalStore(onConnectionChange, isAway);
  const navigation = useNavigation();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles.header}>
        <Link className={styles.home} to={pathTo('index', {})}>
          <Wordmark name={t('brand')} />
        </Link>
        <LanguageSwitch locale={locale} locales={LOCALES} label={t('language.label')} />
      </header>
      {away && <Notice kind="warning">{t('states.away')}</Notice>}
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={navigation.state === 'loading'}>
        <Outlet />
      </main>
      <footer className={styles.footer}>{t('footer.note')}</footer>
    </>
  );
}
