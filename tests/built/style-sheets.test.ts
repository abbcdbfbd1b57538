import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildFolders } from '../../emulators/local-waymark.ts';

/** The fields of Vite's manifest that this test reads. */
interface BuiltFile {
  name?: string;
  css?: string[];
  imports?: string[];
}

const { web } = buildFolders(process.env['GCLOUD_PROJECT'] ?? 'demo-waymark');
const shell = readFileSync(`${web}/offline.html`, 'utf8');
// The build of this run wrote the file.
const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8')) as Record<string, BuiltFile>;

/** The pages that the server does not render: those of people who are signed in, and those with other parts of their own. */
const RENDERED_BY_BROWSER =
  /\/pages\/(?:workspace-|creators-join|iframe|instagram|instagram-import|lists|logout)(?:\w|-)*\.tsx$/;

/** The files that pages of visitors share. */
const SHARED = ['map-page', 'reading', 'shared', 'lazy', 'map-canvas'];

/** The style sheets of a file and of all that it imports statically. */
function stylesOf(key: string, seen = new Set<string>()): string[] {
  const file = manifest[key];
  if (file === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(file.css ?? []), ...(file.imports ?? []).flatMap((imported) => stylesOf(imported, seen))];
}

test('the document names the only style sheet that the pages need which the server renders', () => {
  const [, sheet, ...others] = shell.split(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/);
  expect(others.filter((text) => text.startsWith('assets/'))).toEqual([]);
  const files = Object.entries(manifest)
    .filter(([key, { name }]) =>
      SHARED.includes(name ?? '')
        ? key.startsWith('_')
        : key.startsWith('src/pages/') && !RENDERED_BY_BROWSER.test(key),
    )
    .map(([key]) => key);
  expect(files.length).toBeGreaterThan(SHARED.length);
  for (const key of files)
    expect(
      stylesOf(key).filter((file) => file !== sheet),
      key,
    ).toEqual([]);
});

test('the styles of editors, of cropping, of the map engine and of the lightbox are in other files', () => {
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const names = [...sheets].map((file) => file.replace(/^assets\/(.+)-.{7}\.css$/, '$1'));
  expect(names.toSorted()).toEqual(['crop-dialog', 'editor-styles', 'embedded-map', 'open-photos', 'styles']);
});
