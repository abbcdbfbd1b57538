import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotFound } from '../features/content/not-found.tsx';
import { usePathTo } from '../i18n/paths.ts';
import { ErrorView } from '../ui/error-view.tsx';

/** The not-found page for status 404; the page for all other errors otherwise. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useTranslations('states');
  const pathTo = usePathTo();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) console.error(error);
  }, [error, missing]);
  if (missing) return <NotFound />;
  return (
    <ErrorView
      heading={t('errorTitle')}
      detail={t('error')}
      action={<Link to={pathTo('index', {})}>{t('home')}</Link>}
    />
  );
}
