import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { askAgain } from '../../features/consent/ask-again.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { NEEDED } from '../../session/third-parties.ts';
import styles from './footer.module.css';

/** What there is to read and who wrote it, and the team's pages. */
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

/** The pages beside the main ones, and what the visitor may change their mind about. */
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
          <button type="button" onClick={askAgain}>
            {t('consent')}
          </button>
        )}
      </nav>
    </footer>
  );
}
