import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMarkNotFound } from '../../elements/page/mark-not-found.ts';
import { NotFound } from '../../elements/page/not-found.tsx';
import { usePageFooter } from '../../elements/page/page-footer.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorView } from '../../ui/display/error-view.tsx';
import { useIsFramed } from '../use-is-framed.ts';
import styles from './error-page.module.css';
import { isNotLoaded } from './page-not-loaded.ts';
import { report } from './report-errors.ts';
import { useReload } from './use-reload.ts';

/** The not-found page for status 404, and a page with a retry for all other errors. It looks the same in all layouts. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (missing) return;
    console.error(error);
    report(error);
  }, [error, missing]);
  const footer = usePageFooter();
  const view = missing ? <NotFound /> : <FailedPage notLoaded={isNotLoaded(error)} />;
  if (footer === null) return view;
  return (
    <div className={styles.page}>
      <div className={styles.view}>{view}</div>
      {footer}
    </div>
  );
}

/**
 * A page that is unavailable for now. A page that was not loaded is retried automatically: at once, because a new version may
 * have replaced its code, and when the reader is online again.
 */
function FailedPage({ notLoaded }: { notLoaded: boolean }) {
  const t = useTranslations('states');
  const pathTo = usePathTo();
  const framed = useIsFramed();
  const { state, reload } = useReload(notLoaded);
  useMarkNotFound();
  // Not followed: the page loads again when the reader is back online.
  const [offline] = useState(() => notLoaded && !navigator.onLine);
  const reason = offline ? 'offline' : notLoaded ? 'notLoaded' : 'error';
  return (
    <ErrorView
      heading={t(`${reason}Title`)}
      detail={t(reason)}
      action={
        <>
          <Button onClick={reload} busy={state === 'trying'}>
            {t('retry')}
          </Button>
          <Link to={pathTo('index', {})} target={framed ? '_blank' : undefined}>
            {t('home')}
          </Link>
          <span role="status">{state === 'failed' && t('stillAway')}</span>
        </>
      }
    />
  );
}
