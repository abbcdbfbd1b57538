// @ts-check
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, run, say } from './commands.mjs';

/** @typedef {import('./commands.mjs').Environment} Environment */
/** @typedef {'firestore' | 'storage'} Emulator */
/** @typedef {{ from: 'cache' | 'cloud-cli', jar: string }} JarSource */

const CLOUD_CLI_ROOTS = ['/usr/lib/google-cloud-sdk', join(homedir(), 'google-cloud-sdk')];

/** Where Debian's package and the CLI's own installer put the component, below the CLI's root. */
const CLOUD_CLI_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The end of a zip file: this signature, in the last 22 bytes plus a comment of at most 65,535. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22 + 65_535;

/**
 * The source of both emulators: the cache of firebase-tools, else the Google Cloud CLI, else a download.
 * @param {string} root the repository
 * @param {Environment} [env]
 * @param {string[]} [cliRoots] where the Google Cloud CLI usually lies
 * @returns {{ firestore: JarSource, storage: JarSource, emulatorUi: boolean }}
 * @throws {Error} a sentence that says what to install
 */
export function ensureJars(root, env = process.env, cliRoots = CLOUD_CLI_ROOTS) {
  const cache = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const names = cachedNames(root);
  const cliJar = findCloudCliJar(env, cliRoots);
  /** @param {Emulator} emulator */
  const ensure = (emulator) => {
    const cached = join(cache, names[emulator]);
    return chooseJar(cached, cliJar) ?? download(root, emulator, cached, env);
  };
  return {
    firestore: ensure('firestore'),
    storage: ensure('storage'),
    emulatorUi: existsSync(join(cache, names.ui)),
  };
}

/**
 * The files that the installed firebase-tools looks for in its cache.
 * @param {string} root
 * @returns {Record<Emulator | 'ui', string>}
 */
function cachedNames(root) {
  const file = join(
    root,
    'node_modules',
    'firebase-tools',
    'lib',
    'emulator',
    'downloadableEmulatorInfo.json',
  );
  const { firestore, storage, ui } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    firestore: firestore.downloadPathRelativeToCacheDir,
    storage: storage.downloadPathRelativeToCacheDir,
    ui: ui.main.binaryPathRelativeToCacheDir,
  };
}

/**
 * @param {string} cached the jar in the cache of firebase-tools
 * @param {string | undefined} cliJar the Google Cloud CLI's
 * @returns {JarSource | undefined} undefined where neither can be used
 */
function chooseJar(cached, cliJar) {
  if (existsSync(cached)) {
    if (isWholeZip(cached)) return { from: 'cache', jar: cached };
    renameSync(cached, `${cached}.broken`);
    say(`${cached} is not a complete jar; it is set aside as ${cached}.broken`);
  }
  if (cliJar !== undefined) {
    if (isWholeZip(cliJar)) return { from: 'cloud-cli', jar: cliJar };
    say(`${cliJar} is not a complete jar; it is passed over`);
  }
  return undefined;
}

/**
 * @param {Environment} env
 * @param {string[]} roots
 * @returns {string | undefined} the Firestore emulator of the Google Cloud CLI
 */
function findCloudCliJar(env, roots) {
  const gcloud = findProgram('gcloud', env);
  return [env['CLOUDSDK_ROOT_DIR'], gcloud && dirname(dirname(realpathSync(gcloud))), ...roots]
    .filter((root) => root !== undefined)
    .map((root) => join(root, CLOUD_CLI_JAR))
    .find((jar) => existsSync(jar));
}

/**
 * @param {string} root
 * @param {Emulator} emulator
 * @param {string} cached where the download ends up
 * @param {Environment} env
 * @returns {JarSource}
 */
function download(root, emulator, cached, env) {
  say(`downloading the ${emulator} emulator`);
  run(join(root, 'node_modules', '.bin', 'firebase'), [`setup:emulators:${emulator}`], { cwd: root, env });
  if (existsSync(cached) && isWholeZip(cached)) return { from: 'cache', jar: cached };
  throw new Error(
    `The ${emulator} emulator could not be downloaded; connect to the internet and start again, or ` +
      'install the Google Cloud CLI with its Firestore emulator (google-cloud-cli-firestore-emulator).',
  );
}

/**
 * A cheap check for failed downloads: another content, or a missing end.
 * @param {string} file
 */
function isWholeZip(file) {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const start = Buffer.alloc(2);
    readSync(handle, start, 0, 2, 0);
    const end = Buffer.alloc(Math.min(size, ZIP_END_BYTES));
    readSync(handle, end, 0, end.length, size - end.length);
    return start.toString('latin1') === 'PK' && end.includes(ZIP_END);
  } finally {
    closeSync(handle);
  }
}
