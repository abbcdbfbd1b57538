import { LOCALE_NAMES, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import { Link, useLocation } from 'react-router';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  locale: Locale;
  locales: readonly Locale[];
  label: string;
}

/** The same page in each language, its camera and filters kept. */
export function LanguageSwitch({ locale, locales, label }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const match = matchPath(pathname) ?? { page: 'index' as const, params: {} };
  const paths = alternates(match);
  return (
    <nav aria-label={label} className={styles.switch}>
      {locales.map((other) => (
        <Link
          key={other}
          to={{ pathname: paths[other], search }}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          {LOCALE_NAMES[other]}
        </Link>
      ))}
    </nav>
  );
}
