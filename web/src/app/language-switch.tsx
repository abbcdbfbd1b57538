import { LOCALE_NAMES, LOCALES, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import type { MouseEvent } from 'react';
import { Link, type To, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../i18n/paths.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  onChange: (locale: Locale, to: To) => void;
}

/** The same page in each language, its camera and filters kept. */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const t = useTranslations('language');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const match = matchPath(pathname) ?? { page: 'index' as const, params: {} };
  const paths = alternates(match);
  return (
    <nav aria-label={t('label')} className={styles.switch}>
      {LOCALES.map((other) => {
        const to = { pathname: paths[other], search };
        return (
          <Link
            key={other}
            to={to}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChange(other, to);
            }}
          >
            {LOCALE_NAMES[other]}
          </Link>
        );
      })}
    </nav>
  );
}

/** Whether the browser opens the link in another tab or window, or saves it. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
