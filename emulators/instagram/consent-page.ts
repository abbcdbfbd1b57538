import { html } from 'hono/html';

interface Asked {
  /** The parameters of the request, which the form sends on. */
  query: Readonly<Record<string, string>>;
  accounts: readonly string[];
}

/** The page on which a user chooses an account, and allows or refuses the access. It is in both languages, because it knows no user. */
export function consentPage({ query, accounts }: Asked) {
  const hidden = Object.entries(query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Instagram (stand-in)</title>
      <style>
        body { font: 1rem/1.5 system-ui; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
        button, select { font: inherit; padding: 0.6rem 1rem; margin: 0.5rem 0.5rem 0 0; }
      </style>
      <h1>Instagram (stand-in)</h1>
      <p>An application asks to see your profile and your media. <span lang="fr">Une application demande à voir votre profil et vos médias.</span></p>
      <form method="post" action="/oauth/authorize">
        ${hidden}
        <label>Account / <span lang="fr">Compte</span><br />
          <select name="account">${accounts.map((name) => html`<option>${name}</option>`)}</select>
        </label>
        <div>
          <button name="decision" value="allow">Allow / <span lang="fr">Autoriser</span></button>
          <button name="decision" value="deny">Cancel / <span lang="fr">Annuler</span></button>
        </div>
      </form>
    </html>`;
}
