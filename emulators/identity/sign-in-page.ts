import { LOCALES, type Locale } from '@waymark/model/locale';
import { html } from 'hono/html';
import { names } from '../names.ts';
import type { Person } from './people.ts';
import { TEXTS } from './sign-in-texts.ts';

/** The page loads nothing from other hosts, neither a font nor a script. */
export const PAGE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors 'none'";

const STYLE = html`<style>
  :root { color-scheme: light dark; --paper: #fbf8f2; --surface: #fff; --ink: #1d2a33; --ink-2: #4a5963; --line: #8c8371; --accent: #0c6268; --danger: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f171c; --surface: #162128; --ink: #eee8dc; --ink-2: #aebbc1; --line: #6f818b; --accent: #6ccfcb; --danger: #ff8a80; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
  main { width: min(100%, 420px); padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
  h1 { margin: 0 0 8px; font: 600 25px/1.2 Georgia, serif; }
  h2 { margin: 24px 0 8px; font: 600 15px/1.5 system-ui, sans-serif; }
  p { margin: 0 0 12px; color: var(--ink-2); }
  form { display: grid; gap: 12px; }
  label { display: grid; gap: 4px; }
  input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
  button { cursor: pointer; text-align: start; }
  .primary { border-color: var(--accent); background: var(--accent); color: var(--surface); text-align: center; }
  .quiet { border-color: transparent; color: var(--accent); text-align: center; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .people { grid-template-columns: 1fr; gap: 8px; }
  .people button { display: grid; }
  small { color: var(--ink-2); font-size: 13px; }
  [role='alert'] { color: var(--danger); }
  footer { margin-top: 16px; }
  a { color: var(--accent); }
</style>`;

interface SignInPage {
  language: Locale;
  /** Identifies the pending sign-in. */
  state: string;
  people: readonly Person[];
  /** The address of a failed attempt, where it or the password was wrong. */
  wrong?: string | undefined;
}

/** The sign-in page: a form, and a button for each demo person. */
export function signInPage({ language, state, people, wrong }: SignInPage) {
  const texts = TEXTS[language];
  return page(
    language,
    texts.title,
    html`<p>${texts.local}</p>
      ${wrong === undefined ? '' : html`<p role="alert">${texts.wrong}</p>`}
      <form method="post" action="?state=${state}&lang=${language}">
        <label>${texts.email}<input name="email" type="email" autocomplete="username" required maxlength="254" value="${wrong ?? ''}" /></label>
        <label>${texts.password}<input name="password" type="password" autocomplete="current-password" required maxlength="128" aria-describedby="hint" /></label>
        <small id="hint">${texts.passwordHint} ${names.identity.password}</small>
        <button class="primary">${texts.submit}</button>
      </form>
      <h2 id="people">${texts.people}</h2>
      <form class="people" method="post" action="?state=${state}&lang=${language}" aria-labelledby="people">
        ${people.map(
          ({ email, name }) =>
            html`<button name="person" value="${email}">${name}<small>${email}</small></button>`,
        )}
      </form>
      <p style="margin-top: 12px"><small>${texts.anybody}</small></p>
      <form method="post" action="?state=${state}&lang=${language}">
        <button class="quiet" name="cancel" value="yes">${texts.cancel}</button>
      </form>
      <footer>
        ${LOCALES.filter((other) => other !== language).map(
          (other) =>
            html`<a href="?state=${state}&lang=${other}" hreflang="${other}" lang="${other}">${texts.other}</a>`,
        )}
      </footer>`,
  );
}

/** The page that is shown where no sign-in is pending. */
export function noSignInPage(language: Locale) {
  const texts = TEXTS[language];
  return page(language, texts.over, html`<p>${texts.overHint}</p>`);
}

function page(language: Locale, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
