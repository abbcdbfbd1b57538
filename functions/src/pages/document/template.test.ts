import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTemplate } from './template.ts';

const FILE = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');
const template = readTemplate(FILE);
const HOSTILE = `</script><script>alert(1)</script><!-- ]]> " ' & \u2028 \u2029`;

test('a rendered page has its language, its head, its content and its payload', () => {
  const html = template({
    locale: 'fr',
    head: '<title>Un titre</title>',
    content: '<main>Le texte</main>',
    data: { payload: { title: 'Un titre' }, mark: 'abc' },
  });
  expect(html).toContain('<html lang="fr">');
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>Un titre</title>']);
  expect(html).toContain('<div id="root"><main>Le texte</main></div>');
  expect(html).toContain(
    '<script type="application/json" id="payload" data-mark="abc">{"title":"Un titre"}</script>',
  );
  expect(html).not.toContain('<noscript>');
  expect(html).not.toContain('<!--');
});

test('without content it is the application alone, which asks for scripts', () => {
  const html = template({ locale: 'en', head: '<title>Page Not Found</title>' });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<noscript>');
  expect(html).not.toContain('id="payload"');
});

test('no text of a payload ends its element, and the browser reads it as it was', () => {
  const html = template({
    locale: 'en',
    head: '',
    content: '',
    data: { payload: { title: HOSTILE }, mark: 'm' },
  });
  const [, json = ''] = /data-mark="m">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ title: HOSTILE });
});

test('text that looks like a pattern of replacement stays as it is', () => {
  const html = template({
    locale: 'en',
    head: '$&',
    content: `$1 $' $$`,
    data: { payload: { a: '$`' }, mark: 'm' },
  });
  expect(html).toContain(`<div id="root">$1 $' $$</div>`);
  expect(html).toContain('{"a":"$`"}');
});

test.each(['<!--head-->', '<!--content-->', '<!--/shell-->', '<html lang="en">'])(
  'a document without %s is refused',
  (mark) => {
    expect(() => readTemplate(FILE.replace(mark, ''))).toThrow(mark);
  },
);
