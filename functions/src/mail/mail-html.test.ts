import { describe, expect, test } from 'vitest';
import { contentOf } from './mail-content.ts';
import { htmlOf } from './mail-html.ts';
import { EXAMPLE_LETTERS, ORIGIN } from './testing/example-letters.ts';

/** What the clients of caniemail.com know in common, apart from Outlook's older ones, which ignore `max-width` and `border-radius`. */
const TAGS = 'html head meta title style body table tr td h1 p a br'.split(' ');
const ATTRIBUTES =
  'lang dir charset name content class style role cellpadding cellspacing border width align href'.split(' ');
const PROPERTIES =
  `background-color border border-color border-left border-radius color display font-family font-size font-weight
  line-height margin max-width padding text-decoration word-break`.split(/\s+/);

/** Gmail hides what is longer, in bytes. */
const CLIPPED = 102_000;

const forms = Object.entries(EXAMPLE_LETTERS);
const htmlIn = (letter: (typeof forms)[number][1], locale: 'en' | 'fr' = 'en') =>
  htmlOf(contentOf({ letter, locale }, ORIGIN));

describe.each(forms)('%s', (_form, letter) => {
  test.each(['en', 'fr'] as const)('in %s has only what mail clients know, and loads nothing', (locale) => {
    const html = htmlIn(letter, locale).replace(/<!--\[if mso\]>.*?<!\[endif\]-->/g, '');
    const tags = [...html.matchAll(/<([a-z0-9]+)([^>]*)>/g)];
    for (const [, tag = '', attributes = ''] of tags) {
      expect(TAGS).toContain(tag);
      for (const [, name] of attributes.replace(/"[^"]*"/g, '').matchAll(/([a-z-]+)=/g)) {
        expect(ATTRIBUTES).toContain(name);
      }
      const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? '';
      for (const rule of style.split(';').filter(Boolean)) {
        expect(PROPERTIES).toContain(rule.slice(0, rule.indexOf(':')));
      }
    }
    expect(html).not.toMatch(/url\(|@import|<script|<img|src=/);
    expect(html).toContain(`lang="${locale}"`);
    // Every opened element that has an end is ended.
    for (const tag of ['table', 'tr', 'td', 'p', 'a', 'h1']) {
      expect(html.split(`</${tag}>`).length).toBe(tags.filter(([, name]) => name === tag).length + 1);
    }
  });
});

describe('a message of another person', () => {
  const message = (body: string, name: string | null = null) => {
    const example = EXAMPLE_LETTERS['message-creator'];
    if (example?.kind !== 'message') throw new Error('The example is no message');
    return htmlIn({ ...example, body, name });
  };

  test('is text, whatever it has', () => {
    const html = message('<script>alert(1)</script>"\'&<a href=https://evil.example>x', '<img src=x>');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<a href=https');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;a href');
  });

  test('keeps its lines, whatever ends them', () => {
    expect(message('one\r\ntwo\rthree\nfour')).toContain('one<br>two<br>three<br>four');
  });

  test('is shown as a whole at its longest', () => {
    expect(Buffer.byteLength(message('"'.repeat(5_000)))).toBeLessThan(CLIPPED);
    expect(Buffer.byteLength(message('語'.repeat(5_000)))).toBeLessThan(CLIPPED);
  });
});
