import type { MailContent } from './mail-content.ts';
import { linesOf } from './mail-text.ts';

/*
 * The HTML of a mail. Mail clients know a part of HTML and CSS only (https://www.caniemail.com): tables for the layout, styles on the
 * elements, one media query for dark schemes, which clients without it leave out, and no pictures. mail-html.test.ts has the list.
 */

/** Of the light scheme (web/src/ui/styles/tokens.css). */
const COLOUR = {
  paper: '#FBF8F2',
  surface: '#FFFFFF',
  raised: '#F3EDE1',
  ink: '#1D2A33',
  ink2: '#4A5963',
  line: '#D9D1C1',
  accent: '#0C6268',
  onAccent: '#FFFFFF',
} as const;

const DARK = `
.paper{background-color:#0F171C!important}
.surface{background-color:#162128!important;border-color:#36505A!important}
.raised{background-color:#1E2C34!important;border-color:#6CCFCB!important}
.ink{color:#EEE8DC!important}
.ink2{color:#AEBBC1!important}
.accent{color:#6CCFCB!important}
.button{background-color:#6CCFCB!important}
.label{color:#0F171C!important}
`;

const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const SANS = 'font-family:Inter,Helvetica,Arial,sans-serif';
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export function htmlOf(content: MailContent): string {
  const { locale, subject, heading, paragraphs, quote, action, link, copyLink, notes, unsubscribe, from } =
    content;
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {${DARK}}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${COLOUR.paper}">
<table ${TABLE} width="100%" class="paper" style="background-color:${COLOUR.paper}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td class="accent" style="padding:0 4px 16px;color:${COLOUR.accent};${SERIF};font-size:20px;font-weight:600">Waymark</td></tr>
<tr><td class="surface" style="padding:28px 24px;background-color:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;color:${COLOUR.ink};${SERIF};font-size:25px;font-weight:600;line-height:1.25;word-break:break-word">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${quote === undefined ? '' : quoted(quote)}
${button(action, link)}
${note(copyLink, '0 0 4px')}
<p class="accent" dir="ltr" style="margin:0;${SANS};font-size:13px;line-height:1.5;word-break:break-all"><a class="accent" href="${escaped(link)}" style="color:${COLOUR.accent}">${escaped(link)}</a></p>
</td></tr>
<tr><td style="padding:16px 4px 0">
${notes.map((text) => note(text)).join('\n')}
${unsubscribe === undefined ? '' : ending(unsubscribe)}
${note(from)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:${COLOUR.ink};${SANS};font-size:16px;line-height:1.5;word-break:break-word">${escaped(text)}</p>`;
}

/** Another person's text may have another direction. Its addresses are no links. */
function quoted(text: string): string {
  const lines = linesOf(text).map(escaped).join('<br>');
  return `<table ${TABLE} width="100%" style="margin:0 0 20px"><tr><td class="raised ink" dir="auto" style="padding:16px;background-color:${COLOUR.raised};border-left:3px solid ${COLOUR.accent};color:${COLOUR.ink};${SANS};font-size:16px;line-height:1.5;word-break:break-word">${lines}</td></tr></table>`;
}

/** A cell with a colour is a button in every client; a link with padding is not one in all of them. */
function button(label: string, link: string): string {
  return `<table ${TABLE} style="margin:4px 0 20px"><tr><td class="button" style="background-color:${COLOUR.accent};border-radius:6px"><a class="label" href="${escaped(link)}" style="display:inline-block;padding:12px 20px;color:${COLOUR.onAccent};${SANS};font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">${escaped(label)}</a></td></tr></table>`;
}

function note(text: string, margin = '0 0 8px'): string {
  return `<p class="ink2" style="margin:${margin};color:${COLOUR.ink2};${SANS};font-size:13px;line-height:1.5;word-break:break-word">${escaped(text)}</p>`;
}

function ending({ link, label }: { link: string; label: string }): string {
  return `<p class="ink2" style="margin:0 0 8px;${SANS};font-size:13px;line-height:1.5"><a class="accent" href="${escaped(link)}" style="color:${COLOUR.accent}">${escaped(label)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
