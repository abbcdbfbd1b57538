// @ts-check
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, installDebianPackage, isProgram, outputOf } from './commands.mjs';

/** @typedef {import('./commands.mjs').Environment} Environment */

/** firebase-tools 15 refuses an older Java. */
const OLDEST_JAVA = 21;

const DEBIAN_PACKAGES = [
  'temurin-25-jdk',
  'openjdk-25-jdk-headless',
  'temurin-21-jdk',
  'openjdk-21-jdk-headless',
];

/** Folders whose entries are JDKs, per system and installer. */
const JDK_FOLDERS = [
  '/usr/lib/jvm',
  '/Library/Java/JavaVirtualMachines',
  join(homedir(), 'Library', 'Java', 'JavaVirtualMachines'),
  join(homedir(), '.sdkman', 'candidates', 'java'),
];

/**
 * The home of a JDK that is new enough, installed if need be.
 * @param {Environment} [env]
 * @returns {string}
 * @throws {Error} a sentence that says what to install
 */
export function ensureJdk(env = process.env) {
  const found = findJdk(env) ?? (installDebianPackage(DEBIAN_PACKAGES, env) ? findJdk(env) : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `The emulators need a JDK of version ${OLDEST_JAVA} or newer (for example Temurin 25, adoptium.net); ` +
      'install one, or let JAVA_HOME name it.',
  );
}

/**
 * JAVA_HOME first, then the java on the path, then the JDKs in the usual folders, newest first.
 * @param {Environment} env
 * @param {string[]} [folders] whose entries are JDKs
 * @returns {string | undefined}
 */
export function findJdk(env, folders = JDK_FOLDERS) {
  const onPath = findProgram('java', env);
  const preferred = [env['JAVA_HOME'], onPath && dirname(dirname(realpathSync(onPath)))].filter(
    (home) => home !== undefined,
  );
  const installed = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map(
      (entry) =>
        [join(entry, 'Contents', 'Home'), entry].find((home) => isProgram(join(home, 'bin', 'java'))) ??
        entry,
    )
    .sort((a, b) => jdkVersion(b) - jdkVersion(a));
  return [...preferred, ...installed].find((home) => jdkVersion(home) >= OLDEST_JAVA);
}

/**
 * @param {string} home
 * @returns {number} the major version, or 0 where this is no JDK (a JRE cannot compile)
 */
function jdkVersion(home) {
  if (!isProgram(join(home, 'bin', 'java')) || !isProgram(join(home, 'bin', 'javac'))) return 0;
  const release = join(home, 'release');
  const text = existsSync(release)
    ? readFileSync(release, 'utf8')
    : outputOf(join(home, 'bin', 'java'), ['-version']);
  return Number(/version\s*=?\s*"(\d+)/i.exec(text ?? '')?.[1] ?? 0);
}
