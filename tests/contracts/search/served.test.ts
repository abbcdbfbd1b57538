import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST } from '../../../emulators/ports.ts';
import { runProgram } from '../../run-command.ts';
import { PORTS } from '../stack-of-files.ts';

const PORT = PORTS.search;
const CONFIGURATION = {
  SEARCH_APP_ID: 'SITE',
  SEARCH_ADMIN_KEY: 'admin-key-of-the-site',
  SEARCH_WORKS_KEY: 'works-key-of-the-site',
  SEARCH_KEY: 'search-key-of-the-site',
  SEARCH_HOST: HOST,
  SEARCH_PORT: String(PORT),
};

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search file '));
  const WAYMARK_SEARCH_FILE = join(folder, 'search.mjs');
  expect(await runProgram('node', ['emulators/search/build.ts'], { WAYMARK_SEARCH_FILE })).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the file where no package is installed. */
function run(environment: Readonly<Record<string, string>>): ChildProcess {
  const env = { PATH: process.env['PATH'], SEARCH_FOLDER: join(folder, 'data'), ...environment };
  return spawn(process.execPath, ['search.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

const client = (key: string) =>
  algoliasearch(CONFIGURATION.SEARCH_APP_ID, key, {
    hosts: [{ url: HOST, port: PORT, protocol: 'http', accept: 'readWrite' }],
  });

it('one file serves, keeps its records over restarts, and cannot be made to fail', async () => {
  for (const start of [1, 2]) {
    const child = run(CONFIGURATION);
    if (child.stdout === null) throw new Error('The process has no output.');
    await once(child.stdout, 'data');
    if (start === 1) {
      await client(CONFIGURATION.SEARCH_ADMIN_KEY).saveObjects({
        indexName: 'waymark',
        objects: [{ objectID: 'a', title: 'Île' }],
      });
    }
    const { nbHits } = await client(CONFIGURATION.SEARCH_KEY).searchSingleIndex({
      indexName: 'waymark',
      searchParams: { query: 'ile' },
    });
    expect(nbHits).toBe(1);
    const headers = {
      'x-algolia-application-id': 'SITE',
      'x-algolia-api-key': CONFIGURATION.SEARCH_ADMIN_KEY,
    };
    const faults = await fetch(`http://${HOST}:${PORT}/faults`, {
      method: 'PUT',
      headers,
      body: '{"down":true}',
    });
    expect(faults.status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
});

it.each([
  ['nothing', {}, 'SEARCH_APP_ID is not set. SEARCH_ADMIN_KEY is not set.'],
  ['a short key', { ...CONFIGURATION, SEARCH_KEY: 'local' }, 'SEARCH_KEY must be 16 to 100 letters'],
  [
    'the same key twice',
    { ...CONFIGURATION, SEARCH_KEY: CONFIGURATION.SEARCH_ADMIN_KEY },
    'The keys must differ',
  ],
])('ends with a sentence when %s is configured', async (_what, environment, sentence) => {
  const child = run(environment);
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output).toContain(sentence);
});
