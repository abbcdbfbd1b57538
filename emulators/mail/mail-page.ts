import { html } from 'hono/html';
import type { StoredMail } from './stored-mails.ts';

/** Pages of the mail box load nothing, and frame only the mails. */
export const PAGE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail runs no script and loads nothing; its links open in a window of their own. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const STYLE = html`<style>
  :root { color-scheme: light dark; --paper: #fbf8f2; --surface: #fff; --ink: #1d2a33; --ink-2: #4a5963; --line: #8c8371; --accent: #0c6268; }
  @media (prefers-color-scheme: dark) { :root { --paper: #0f171c; --surface: #162128; --ink: #eee8dc; --ink-2: #aebbc1; --line: #6f818b; --accent: #6ccfcb; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
  main { width: min(100%, 760px); margin: 0 auto; }
  h1 { margin: 0 0 8px; font: 600 25px/1.2 Georgia, serif; overflow-wrap: anywhere; }
  h2 { margin: 24px 0 8px; font-size: 15px; }
  p { margin: 0 0 12px; color: var(--ink-2); }
  ol { margin: 0; padding: 0; list-style: none; }
  li { border-top: 1px solid var(--line); overflow-wrap: anywhere; }
  li a { display: block; padding: 12px 4px; }
  li small { display: inline-block; width: 100%; text-decoration: none; }
  small { display: block; color: var(--ink-2); }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0; }
  dt { color: var(--ink-2); }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 6px; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0; }
  label { display: grid; gap: 4px; }
  input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  a { color: var(--accent); }
</style>`;

/** The page of all mails, or of those to one address. */
export function listPage(mails: readonly StoredMail[], to: string) {
  const title = to === '' ? 'Mail box' : `Mail to ${to}`;
  return page(
    title,
    html`<p>What the local stack has sent since it started. Nothing leaves this machine.</p>
      <form method="get" role="search">
        <label>To the address<input name="to" type="email" maxlength="254" value="${to}" /></label>
        <button>Show</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>No mail has arrived yet.</p>`
          : html`<ol>
              ${mails.map(
                ({ id, subject, to: recipients, from, at }) =>
                  html`<li><a href="/mails/${id}">${subject || '(no subject)'}<small>To ${recipients.join(', ')} · from ${from} · <time datetime="${at}">${timeOf(at)}</time></small></a></li>`,
              )}
            </ol>`
      }`,
  );
}

/** The page of one mail. */
export function mailPage({ id, subject, from, to, replyTo, at, text, links, headers }: StoredMail) {
  return page(
    subject || '(no subject)',
    html`<p><a href="/">All mails</a></p>
      <dl>
        <dt>From</dt><dd>${from}</dd>
        <dt>To</dt><dd>${to.join(', ')}</dd>
        <dt>Answers to</dt><dd>${replyTo || from}</dd>
        <dt>Arrived</dt><dd><time datetime="${at}">${timeOf(at)}</time></dd>
      </dl>
      <h2>As HTML</h2>
      <iframe title="The mail as HTML" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      <h2>Links</h2>
      <ol>
        ${links.map((link) => (isLink(link) ? html`<li><a href="${link}">${link}</a></li>` : html`<li>${link}</li>`))}
      </ol>
      <h2>As text</h2>
      <pre tabindex="0" aria-label="The mail as text">${text}</pre>
      <h2>Head</h2>
      <pre tabindex="0" aria-label="The head of the mail">${Object.entries(headers)
        .flatMap(([name, values]) => values.map((value) => `${name}: ${value}`))
        .join('\n')}</pre>`,
  );
}

export function noMailPage() {
  return page('There is no such mail', html`<p><a href="/">All mails</a></p>`);
}

/** The HTML of a mail, whose links open beside the mail box: the site refuses to be framed. */
export function withOpeningLinks(mailHtml: string): string {
  return mailHtml.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}

function isLink(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '');
}

function timeOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
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
