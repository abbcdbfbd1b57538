import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { reopenConsent } from '../../features/consent/reopened-consent.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { NEEDED } from '../../session/third-parties.ts';
import styles from './footer.module.css';

/** The posts, the creators and the team's pages. */
const LINKED = [
  'posts',
  'countries',
  'creators',
  'atlas-lists',
  'about',
  'blog',
  'team',
  'pricing',
  'contact',
  'feedback',
  'privacy',
  'components',
] as const;

/** Links to secondary pages, and the privacy settings. */
export function Footer() {
  const t = useTranslations('footer');
  const pathTo = usePathTo();
  return (
    <footer className={styles.footer}>
      <p>{t('note')}</p>
      <nav className={styles.links} aria-label={t('navigation')}>
        {LINKED.map((page) => (
          <Link key={page} to={pathTo(page, {})}>
            {t(page)}
          </Link>
        ))}
        {NEEDED.length > 0 && (
          <button type="button" onClick={reopenConsent}>
            {t('consent')}
          </button>
        )}
      </nav>
    </footer>
  );
}
