import { expect, test } from 'vitest';
import { deferStart } from './deferred-start.ts';
import { inlineTexts } from './hosting-headers.ts';

const DOCUMENT = `<html>
  <head>
    <link rel="icon" href="/icon.svg" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-2.js">
    <link rel="stylesheet" crossorigin href="/assets/3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

test('one script in the document names the files of the first load, which nothing else loads', () => {
  const html = deferStart(DOCUMENT, 'start("$&");\n');
  expect(html).toContain(
    '<script data-start="/assets/index-1.js /assets/vendor-2.js">start("$&");</script>\n  </body>',
  );
  expect(html).not.toContain('modulepreload');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('href="/assets/3.css"');
  expect(html).toContain('href="/icon.svg"');
  expect(inlineTexts(html).scripts).toEqual(['start("$&");']);
});

test('a document that loads no code is refused', () => {
  expect(() => deferStart('<body></body>', 'start();')).toThrow('no code');
});
