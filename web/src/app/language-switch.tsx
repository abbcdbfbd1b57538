import { LOCALE_NAMES, LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguageChange } from '../elements/page/use-language-change.ts';
import { useLocale } from '../i18n/paths.ts';
import { opensElsewhere } from '../ui/controls/opens-elsewhere.ts';
import { useIsHydrated } from '../ui/hooks/use-is-hydrated.ts';
import styles from './language-switch.module.css';
import { ProgressLine } from './navigation/progress-line.tsx';

interface LanguageSwitchProps {
  /** Whether a narrow window has room for the names of the languages. It shows only their codes otherwise. */
  hasNames?: boolean;
}

/** Links to the same page in each language, with its camera, filters and scroll position. */
export function LanguageSwitch({ hasNames = false }: LanguageSwitchProps) {
  const t = useTranslations('language');
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  // The server renders a page once for all views of it.
  const isHydrated = useIsHydrated();
  const { change, pending } = useLanguageChange();
  const match = matchPath(pathname) ?? { page: 'index' as const, params: {} };
  const paths = alternates(match);
  return (
    <nav aria-label={t('label')} className={styles.switch} data-names={hasNames || undefined}>
      <ProgressLine loading={pending} />
      {LOCALES.map((other) => {
        const to = { pathname: paths[other], search, hash };
        return (
          <Link
            key={other}
            to={isHydrated ? to : { pathname: to.pathname }}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              // Also a press while the page becomes interactive keeps the view.
              change(other, to);
            }}
          >
            <span className={styles.name}>{LOCALE_NAMES[other]}</span>
            <span className={styles.code} aria-hidden="true">
              {other}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
