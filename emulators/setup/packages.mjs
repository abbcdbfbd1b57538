// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf, run, say } from './commands.mjs';

/** @typedef {import('./commands.mjs').Environment} Environment */
/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/**
 * Installs the packages of package-lock.json, and its Node as node_modules/.bin/node.
 * @param {string} root the repository
 * @param {Environment} [env]
 * @throws {Error} a sentence for the person at the terminal
 */
export function ensurePackages(root, env = process.env) {
  // npm puts node_modules/.bin first on the path of its scripts. Programs that replace that folder must not run from it.
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  const outside = { cwd: root, env: { ...env, PATH: path.join(delimiter) } };
  installLocked(root, outside);
  buildNode(root, outside);
}

/**
 * @param {string} root
 * @param {{ cwd: string, env: Environment }} outside
 */
function installLocked(root, outside) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const record = join(root, 'node_modules', '.waymark-lock');
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  if (!agrees(lock, join(root, 'node_modules', '.package-lock.json'))) {
    say('installing npm packages (npm ci)');
    if (!run('npm', ciArguments(lock, process.versions.node), outside))
      throw new Error('npm ci failed; its messages are above.');
  }
  writeFileSync(record, hash);
}

/**
 * npm skips optional packages, such as native parts of our tools, that require a newer Node than it runs with; some require
 * 20.19. With an older Node, npm is run with the Node of the lock file.
 * @param {string} lock
 * @param {string} nodeVersion that npm would run with
 */
export function ciArguments(lock, nodeVersion) {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return ['ci'];
  const node = `node@${packagesOf(lock)['node_modules/node']?.version}`;
  return [
    'exec',
    '--yes',
    '--ignore-scripts=false',
    `--package=${node}`,
    '--',
    'npm',
    'ci',
    '--ignore-scripts',
  ];
}

/**
 * Whether npm's own record of what lies in node_modules holds every package of the lock file, so that after a manual `npm
 * install` there is no wait for `npm ci`. Optional packages do not count: which of them a machine gets is npm's decision.
 * @param {string} lock
 * @param {string} installedFile
 */
function agrees(lock, installedFile) {
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(readFileSync(installedFile, 'utf8'));
  return Object.entries(packagesOf(lock)).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link || optional || devOptional) return true;
    return installed[path]?.version === version;
  });
}

/**
 * @param {string} text of a lock file
 * @returns {Record<string, Locked>}
 */
function packagesOf(text) {
  return JSON.parse(text).packages;
}

/**
 * .npmrc turns install scripts off for every package. The package `node` needs its script, which fetches the program.
 * @param {string} root
 * @param {{ cwd: string, env: Environment }} outside
 */
function buildNode(root, outside) {
  const node = join(root, 'node_modules', '.bin', 'node');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'node', 'package.json'), 'utf8'));
  if (outputOf(node, ['--version'])?.trim() === `v${version}`) return;
  say(`fetching Node ${version}`);
  run('npm', ['rebuild', 'node', '--ignore-scripts=false'], outside);
  if (outputOf(node, ['--version'])?.trim() !== `v${version}`) {
    throw new Error(`Node ${version} could not be fetched: npm rebuild node --ignore-scripts=false failed.`);
  }
}
