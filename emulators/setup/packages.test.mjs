// @ts-check
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ciArguments, ensurePackages } from './packages.mjs';

it('runs npm ci where node_modules is missing, and again only when the lock file changed', () => {
  const { root, env, npmCalls } = repository();
  ensurePackages(root, env);
  expect(npmCalls()).toEqual(['ci']);
  ensurePackages(root, env);
  expect(npmCalls()).toEqual(['ci']);
  writeFileSync(join(root, 'package-lock.json'), lock('2.0.0'));
  ensurePackages(root, env);
  expect(npmCalls()).toEqual(['ci', 'ci']);
});

it('installs nothing where npm install has been run by hand', () => {
  const { root, env, npmCalls } = repository();
  ensurePackages(root, env);
  writeFileSync(join(root, 'package-lock.json'), lock('2.0.0'));
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), lock('2.0.0'));
  ensurePackages(root, env);
  expect(npmCalls()).toEqual(['ci']);
});

it('rebuilds the node package where its program does not run', () => {
  const { root, env, npmCalls } = repository();
  ensurePackages(root, env);
  writeFileSync(join(root, 'node_modules', '.bin', 'node'), '#!/bin/sh\nexit 1\n');
  ensurePackages(root, env);
  expect(npmCalls()).toEqual(['ci', 'rebuild node --ignore-scripts=false']);
});

it('has an old Node run npm with the Node of the lock file, which no native part refuses', () => {
  const locked = JSON.stringify({ packages: { 'node_modules/node': { version: '24.0.0' } } });
  expect(ciArguments(locked, '20.19.0')).toEqual(['ci']);
  expect(ciArguments(locked, '22.1.0')).toEqual(['ci']);
  expect(ciArguments(locked, '20.0.0').join(' ')).toBe(
    'exec --yes --ignore-scripts=false --package=node@24.0.0 -- npm ci --ignore-scripts',
  );
});

it('says that npm ci failed', () => {
  const { root, env } = repository();
  writeFileSync(join(root, 'bin', 'npm'), '#!/bin/sh\nexit 1\n');
  expect(() => ensurePackages(root, env)).toThrow('npm ci failed');
});

/** @param {string} version of the one package that it locks */
function lock(version) {
  return JSON.stringify({ packages: { '': {}, web: {}, 'node_modules/thing': { version } } });
}

/**
 * A repository whose npm only writes down what it is called with, and makes a node that tells the right
 * version.
 */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'packages '));
  const calls = join(root, 'calls');
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'));
  mkdirSync(join(root, 'bin'));
  writeFileSync(
    join(root, 'bin', 'npm'),
    `#!/bin/sh
echo "$*" >> '${calls}'
mkdir -p node_modules/.bin node_modules/node
echo '{ "version": "24.0.0" }' > node_modules/node/package.json
printf '#!/bin/sh\\necho v24.0.0\\n' > node_modules/.bin/node
chmod +x node_modules/.bin/node
`,
  );
  chmodSync(join(root, 'bin', 'npm'), 0o755);
  return {
    root,
    env: { PATH: `${join(root, 'node_modules', '.bin')}:${join(root, 'bin')}:/usr/bin:/bin` },
    npmCalls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
  };
}
