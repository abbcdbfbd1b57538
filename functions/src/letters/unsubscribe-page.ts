import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import { html } from 'hono/html';

const TEXTS = {
  en: {
    title: 'Messages by e-mail',
    ask: 'Visitors who write to you reach you by e-mail and in your inbox on Waymark. You can end the mails; the inbox keeps every message.',
    end: 'End the mails',
    ended:
      'You no longer get messages by e-mail. Your inbox on Waymark keeps every message, and there you can turn the mails on again.',
    unknown: 'This link is no longer valid. Sign in and turn the mails off in your inbox.',
    inbox: 'Open the inbox',
  },
  fr: {
    title: 'Messages par e-mail',
    ask: 'Les messages que l’on vous écrit arrivent par e-mail et dans votre boîte de réception sur Waymark. Vous pouvez arrêter les e-mails\u202f; la boîte garde tous les messages.',
    end: 'Arrêter les e-mails',
    ended:
      'Vous ne recevez plus les messages par e-mail. Votre boîte de réception sur Waymark les garde tous, et vous pouvez y réactiver les e-mails.',
    unknown:
      'Ce lien n’est plus valable. Connectez-vous et désactivez les e-mails dans votre boîte de réception.',
    inbox: 'Ouvrir la boîte de réception',
  },
} as const satisfies Record<Locale, unknown>;

/** The path of the style sheet, which the Content-Security-Policy of the site allows in a file only. */
export const STYLE_PATH = '/unsubscribe.css';

export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #1d2a33; --accent: #0c6268; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f171c; --ink: #eee8dc; --accent: #6ccfcb; --on-accent: #0f171c; } }
body { margin: 0; padding: 32px 16px; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
h1 { font: 600 32px/1.2 Georgia, serif; }
button { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); font: inherit; cursor: pointer; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** The page that a link at the end of a mail opens, and the one that follows. Opening it changes nothing: programs open links too. */
export function unsubscribePage(locale: Locale, state: 'ask' | 'ended' | 'unknown') {
  const texts = TEXTS[locale];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · Waymark</title>
        <link rel="stylesheet" href="/api/messages${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          <p>${texts[state]}</p>
          ${
            state === 'ask'
              ? html`<form method="post"><button>${texts.end}</button></form>`
              : html`<p><a href="${pathTo('workspace-messages', {}, locale)}">${texts.inbox}</a></p>`
          }
        </main>
      </body>
    </html>`;
}
