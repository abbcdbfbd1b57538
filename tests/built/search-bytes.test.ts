import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildFolders } from '../../emulators/local-waymark.ts';

/** The fields of Vite's manifest that this test reads. */
interface BuiltFile {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What a search may add to a page, in bytes of gzip. */
const MOST = 25_000;

const { web } = buildFolders(process.env['GCLOUD_PROJECT'] ?? 'demo-waymark');
// The build of this run wrote the file.
const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8')) as Record<string, BuiltFile>;

/** A file and all that it imports statically. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) filesOf(imported, seen);
  return seen;
}

function keyOf(isIt: (file: BuiltFile, key: string) => boolean): string {
  const [key] = Object.entries(manifest).find(([one, file]) => isIt(file, one)) ?? [];
  if (key === undefined) throw new Error('The build lacks the file.');
  return key;
}

const entry = filesOf(keyOf(({ isEntry }) => isEntry === true));
const reading = filesOf(keyOf(({ name }, key) => name === 'reading' && key.startsWith('_')));
const lazy = filesOf(keyOf(({ name }, key) => name === 'lazy' && key.startsWith('_')));
const mapPage = filesOf(keyOf(({ name }, key) => name === 'map-page' && key.startsWith('_')));
const box = filesOf(keyOf(({ name }, key) => name === 'search' && key.startsWith('_')));
const panel = filesOf(keyOf((_, key) => key.endsWith('features/explore/results/results-panel.tsx')));
const similar = filesOf(keyOf((_, key) => key.endsWith('features/content/item/similar-items.tsx')));
const results = new Set([...box, ...panel]);

test.each([
  ['the box', 'with nothing but text', box, reading],
  ['the box with the results', 'with a map', results, mapPage],
  ['what is similar to an item', 'with a map', similar, mapPage],
])('%s adds few bytes to a page %s', (_what, _where, search, page) => {
  const before = new Set([entry, lazy, page].flatMap((files) => [...files]));
  const files = [...search].filter((key) => !before.has(key)).map((key) => manifest[key]?.file ?? '');
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.map((file) => gzipSync(readFileSync(`${web}/${file}`)).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
});

test('the search works before any code of Firebase has loaded', () => {
  const files = [...box, ...panel, ...similar].map((key) => manifest[key]?.file ?? '');
  expect(files.filter((file) => /firebase/.test(file))).toEqual([]);
});

test('no page loads the search before its visitor searches', () => {
  const pages = new Set([...entry, ...reading, ...mapPage, ...lazy]);
  for (const [own] of [box, panel]) expect(pages).not.toContain(own);
});
