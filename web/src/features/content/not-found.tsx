import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { ErrorView } from '../../ui/error-view.tsx';

/** The 404 page: for what does not exist and for what may not be seen alike. */
export function NotFound() {
  const { pathname } = useLocation();
  const t = useTranslations('states');
  const pathTo = usePathTo();
  return (
    <ErrorView
      heading={t('missingTitle')}
      detail={t('missing', { path: pathname })}
      action={<Link to={pathTo('index', {})}>{t('home')}</Link>}
    />
  );
}
