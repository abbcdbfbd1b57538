// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, installDebianPackage, outputOf, run, say } from './commands.mjs';

/** @typedef {import('./commands.mjs').Environment} Environment */

/** The first has no screen output, which takes a quarter less time. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const MAC_PROGRAMS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the tests that need a browser, installed if need be.
 * @param {string} root the repository
 * @param {string | undefined} known what an earlier run found
 * @param {Environment} [env]
 * @returns {string} the path of its program
 * @throws {Error} a sentence that says what to install
 */
export function ensureChromium(root, known, env = process.env) {
  if (env['CHROMIUM_PATH'] !== undefined) {
    if (existsSync(env['CHROMIUM_PATH'])) return env['CHROMIUM_PATH'];
    throw new Error(
      `CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, where no file is; it must name a Chromium program.`,
    );
  }
  if (known !== undefined && existsSync(known)) return known;
  const found = findChromium(env) ?? playwrightChromium(root);
  if (found !== undefined) return found;
  say('installing Chromium for the tests');
  const installed = installDebianPackage(['chromium-headless-shell', 'chromium'], env)
    ? findChromium(env)
    : undefined;
  if (installed !== undefined) return installed;
  run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { cwd: root, env });
  const downloaded = playwrightChromium(root);
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    'The tests need a Chromium: install Chromium or Google Chrome, or let CHROMIUM_PATH name one.',
  );
}

/**
 * A browser of the system. It must print its version, because on some systems the program of that name only installs one.
 * @param {Environment} env
 * @returns {string | undefined}
 */
function findChromium(env) {
  const onPath = PROGRAMS.map((name) => findProgram(name, env)).filter((program) => program !== undefined);
  return [...onPath, ...MAC_PROGRAMS.filter((program) => existsSync(program))].find((program) =>
    /\d+\.\d+/.test(outputOf(program, ['--version']) ?? ''),
  );
}

/**
 * The browser of the installed Playwright, where it is downloaded.
 * @param {string} root
 * @returns {string | undefined}
 */
function playwrightChromium(root) {
  const program = createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
  return existsSync(program) ? program : undefined;
}
