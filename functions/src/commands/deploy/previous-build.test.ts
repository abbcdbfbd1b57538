import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousBuild } from './previous-build.ts';

const [NEW, OLD, OLDER] = ['a', 'b', 'c'].map((letter) => letter.repeat(20)) as [string, string, string];
const SITE = 'https://waymark.example';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-build-'));
  put({
    'builds/latest.json': JSON.stringify({ id: NEW, timestamp: 2 }),
    [`builds/files/${NEW}.json`]: JSON.stringify(['assets/same-1.js', 'assets/new-1.js']),
    'assets/same-1.js': 'same',
    'assets/new-1.js': 'new',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A deployed site. As Hosting does for pages, it answers with a document where it has no file. */
function site(files: Readonly<Record<string, string>>): typeof fetch {
  return async (address) => {
    const path = String(address).slice(SITE.length + 1);
    if (path in files) return new Response(files[path]);
    return path.startsWith('assets/')
      ? new Response('', { status: 404 })
      : new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
}

const DEPLOYED = {
  'builds/latest.json': JSON.stringify({ id: OLD, timestamp: 1, previous: OLDER }),
  [`builds/files/${OLD}.json`]: JSON.stringify(['assets/same-1.js', 'assets/tiles-1/0/0/0.pbf']),
  [`builds/meta/${OLD}.json`]: '{}',
  'assets/same-1.js': 'same',
  'assets/tiles-1/0/0/0.pbf': 'tile',
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a deployment keeps the files of the deployed build that the new one lacks', async () => {
  expect(await keepPreviousBuild(folder, SITE, site(DEPLOYED))).toEqual({ id: OLD, files: 1 });
  expect(read('assets/tiles-1/0/0/0.pbf')).toBe('tile');
  expect(read(`builds/meta/${OLD}.json`)).toBe('{}');
  expect(JSON.parse(read('builds/latest.json'))).toEqual({ id: NEW, timestamp: 2, previous: OLD });
});

test('the same build deployed again keeps the files of the build before it', async () => {
  const again = {
    ...DEPLOYED,
    'builds/latest.json': JSON.stringify({ id: NEW, timestamp: 1, previous: OLD }),
  };
  expect(await keepPreviousBuild(folder, SITE, site(again))).toEqual({ id: OLD, files: 1 });
  expect(read('assets/tiles-1/0/0/0.pbf')).toBe('tile');
});

test('the first deployment keeps nothing', async () => {
  expect(await keepPreviousBuild(folder, SITE, site({}))).toBeUndefined();
});

test('a file that the deployed site lists and lacks ends the deployment', async () => {
  const { 'assets/tiles-1/0/0/0.pbf': _lost, ...lacking } = DEPLOYED;
  await expect(keepPreviousBuild(folder, SITE, site(lacking))).rejects.toThrow(/lacks its own file/);
});

test.each([
  '["assets/../../outside.js"]',
  '["../outside.js"]',
  '["/etc/outside"]',
  '["assets/.hidden"]',
  '["sw.js"]',
  '{}',
  `[${'"assets/a.js",'.repeat(10_001)}"assets/a.js"]`,
])('a list of files that names others is refused: %.40s', async (list) => {
  const forged = { ...DEPLOYED, [`builds/files/${OLD}.json`]: list };
  await expect(keepPreviousBuild(folder, SITE, site(forged))).rejects.toThrow(/is not a list of the files/);
  expect(existsSync(join(folder, '../outside.js'))).toBe(false);
});

test('a site that cannot be read ends the deployment with a sentence', async () => {
  const away = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(keepPreviousBuild(folder, SITE, away)).rejects.toThrow(/could not be read/);
  const broken = async () => new Response('', { status: 503 });
  await expect(keepPreviousBuild(folder, SITE, broken)).rejects.toThrow(/status 503/);
});
