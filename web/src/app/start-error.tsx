import { useRouteError } from 'react-router';

/** Where not even the messages of a language could be loaded: both languages, and the way to try again. */
export function StartError() {
  const error = useRouteError();
  console.error(error);
  return (
    <main>
      <h1>Waymark</h1>
      <p>Waymark could not start. Check your connection, then load the page again.</p>
      <p lang="fr">Waymark n’a pas pu démarrer. Vérifiez votre connexion, puis rechargez la page.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload · <span lang="fr">Recharger</span>
      </button>
    </main>
  );
}
