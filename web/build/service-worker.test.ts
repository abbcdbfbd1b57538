import { expect, test } from 'vitest';
import { fillWorker, precachedFiles } from './service-worker.ts';

type Bundle = Parameters<typeof precachedFiles>[0];
const chunk = (fileName: string, imports: string[] = [], more: object = {}) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry: false,
  moduleIds: [],
  viteMetadata: { importedCss: new Set<string>() },
  ...more,
});

test('the first load and both languages are kept from the start, and other parts are not', () => {
  const chunks = [
    chunk('assets/main-1.js', ['assets/vendor-1.js'], {
      isEntry: true,
      viteMetadata: { importedCss: new Set(['assets/1.css']) },
    }),
    chunk('assets/vendor-1.js', ['assets/main-1.js']),
    chunk('assets/en-1.js', [], { moduleIds: ['/web/src/i18n/messages/en.json'] }),
    chunk('assets/fr-1.js', [], { moduleIds: ['/web/src/i18n/messages/fr.json'] }),
    chunk('assets/checks-1.js', [], { moduleIds: ['/web/src/i18n/messages/rare/checks.fr.json'] }),
    chunk('assets/editor-1.js', ['assets/vendor-1.js']),
  ];
  // Of a chunk, only these fields are read.
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Bundle;
  const files = precachedFiles(
    bundle,
    '<link rel="preload" href="/assets/inter-1.woff2"><link rel="stylesheet" href="/assets/2.css">',
  );
  expect(files[0]).toEqual({ url: '/offline', revision: expect.stringMatching(/^[0-9a-f]{20}$/) });
  expect(files.slice(1).map(({ url }) => url)).toEqual(
    ['1.css', '2.css', 'en-1.js', 'fr-1.js', 'inter-1.woff2', 'main-1.js', 'vendor-1.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
});

test('the worker names its build and its files, whatever they contain', () => {
  const files = [{ url: '/$&', revision: null }];
  expect(fillWorker('a("%BUILD-ID%");b(`%PRECACHED%`)', 'x', files)).toBe(
    'a("x");b([{"url":"/$&","revision":null}])',
  );
});

test('a worker with a place that is not filled ends the build', () => {
  expect(() => fillWorker('a(%BUILD-ID%)', 'x', [])).toThrow(/did not fill/);
});
