import { expect, test } from 'vitest';
import { isNotLoaded, PageNotLoaded } from './page-not-loaded.ts';

test.each([
  new PageNotLoaded('The code of /posts could not be loaded'),
  new TypeError(
    'Failed to fetch dynamically imported module: https://waymark.example/assets/list-editor-DBQbd7F.js',
  ),
  new TypeError(
    'error loading dynamically imported module: https://waymark.example/assets/list-editor-DBQbd7F.js',
  ),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/list-editor-DBQbd7F.css'),
])('%s means that code could not be loaded', (error) => {
  expect(isNotLoaded(error)).toBe(true);
});

test.each([new TypeError('Failed to fetch'), new Error('x is undefined'), 'a text', undefined])(
  '%s is not',
  (error) => {
    expect(isNotLoaded(error)).toBe(false);
  },
);
