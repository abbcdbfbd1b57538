// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Prints one line about what setup does.
 * @param {string} line
 */
export function say(line) {
  console.log(`setup: ${line}`);
}

/**
 * Runs a command to its end, with its output on our terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Environment }} [options]
 * @returns {boolean} whether it ended with code 0
 */
export function run(command, args, { cwd, env = process.env } = {}) {
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}

/**
 * What a command prints to either stream, or undefined where it fails or takes longer than allowed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Environment, timeout?: number }} [options] `timeout` in milliseconds
 * @returns {string | undefined}
 */
export function outputOf(command, args, { cwd, env = process.env, timeout = 20_000 } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout,
  });
  return status === 0 ? `${stdout}${stderr}` : undefined;
}

/**
 * The path of a program that a shell would find. Links are not resolved, because some programs depend on the name by which they
 * are called.
 * @param {string} name
 * @param {Environment} env
 * @returns {string | undefined}
 */
export function findProgram(name, env) {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (folder !== '' && isProgram(file)) return file;
  }
  return undefined;
}

/**
 * @param {string} file
 * @returns {boolean} whether this is a file that we may execute
 */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs the first of some Debian packages that apt knows. Only root on a system with apt can.
 * @param {string[]} names in order of preference
 * @param {Environment} env
 * @returns {boolean} whether one was installed
 */
export function installDebianPackage(names, env) {
  if (process.getuid?.() !== 0 || findProgram('apt-get', env) === undefined) return false;
  const unattended = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  runQuietly('apt-get', ['update'], unattended);
  const name = names.find(
    (candidate) => outputOf('apt-cache', ['show', candidate], unattended) !== undefined,
  );
  if (name === undefined) return false;
  say(`installing the package ${name}`);
  return runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], unattended);
}

/**
 * Runs a command to its end, and shows what it printed only where it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: Environment }} options
 * @returns {boolean} whether it ended with code 0
 */
function runQuietly(command, args, { env }) {
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0) console.error(`${stdout}${stderr}`);
  return status === 0;
}
