import { LOCALE_NAMES, LOCALES } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorView } from '../../ui/display/error-view.tsx';
import { Wordmark } from '../../ui/display/wordmark.tsx';
import header from '../layouts/header.module.css';
import styles from '../layouts/layouts.module.css';
import { report } from './report-errors.ts';
import { useReload } from './use-reload.ts';

/**
 * Shown where the messages of the language could not be loaded. Its texts are in both languages and part of the code. It
 * retries automatically when the reader is back online.
 */
export function StartError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    report(error);
  }, [error]);
  const { state, reload } = useReload(true);
  return (
    <>
      <header className={header.header}>
        <Wordmark name="Waymark" />
      </header>
      <main className={styles.content}>
        <ErrorView
          heading="Waymark could not start"
          detail={
            <>
              Check your connection. Waymark tries again by itself as soon as you are back online.
              <br />
              <span lang="fr">
                Waymark n’a pas pu démarrer. Vérifiez votre connexion{'\u00A0'}: une nouvelle tentative aura
                lieu dès que vous serez de nouveau en ligne.
              </span>
            </>
          }
          action={
            <>
              <Button onClick={reload} busy={state === 'trying'}>
                Try again · <span lang="fr">Réessayer</span>
              </Button>
              {LOCALES.map((locale) => (
                <Link key={locale} to={pathTo('index', {}, locale)} lang={locale}>
                  {`Waymark · ${LOCALE_NAMES[locale]}`}
                </Link>
              ))}
              <span role="status">
                {state === 'failed' && (
                  <>
                    Still no answer. · <span lang="fr">Toujours pas de réponse.</span>
                  </>
                )}
              </span>
            </>
          }
        />
      </main>
    </>
  );
}
