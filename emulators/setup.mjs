// @ts-check
/**
 * node emulators/setup.mjs [--browser] [--then FILE ARGS…]
 *
 * Installs what this machine lacks to run Waymark, prints a line for each step, and then runs a TypeScript file with the
 * project's own Node. It is quick when nothing is missing, and needs only Node 20 or newer.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { become } from './setup/become.mjs';
import { ensureChromium } from './setup/browser.mjs';
import { ensureJars } from './setup/jars.mjs';
import { ensureJdk } from './setup/java.mjs';
import { ensureFirestoreJar, ensureStorageJar } from './setup/launch-jars.mjs';
import { ensurePackages } from './setup/packages.mjs';

/**
 * @typedef {object} Machine what machine.ts reads
 * @property {string} javaHome
 * @property {string} [firestoreJar]
 * @property {string} [storageJar]
 * @property {boolean} emulatorUi
 * @property {string} [chromium]
 */

const OLDEST_NODE = 20;

const emulators = dirname(fileURLToPath(import.meta.url));
const root = dirname(emulators);
const machineFile = join(emulators, '.cache', 'machine.json');

const [options, command] = splitAtThen(process.argv.slice(2));
try {
  setUp(options.includes('--browser'));
} catch (error) {
  console.error(`setup: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
if (command.length > 0) become(join(root, 'node_modules', '.bin', 'node'), command);

/**
 * @param {string[]} args
 * @returns {[string[], string[]]} what stands before --then, and after it
 */
function splitAtThen(args) {
  const then = args.indexOf('--then');
  return then < 0 ? [args, []] : [args.slice(0, then), args.slice(then + 1)];
}

/** @param {boolean} browser whether a browser is needed too */
function setUp(browser) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(`Waymark needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}.`);
  }
  ensurePackages(root);
  const javaHome = ensureJdk();
  const { firestore, storage, emulatorUi } = ensureJars(root);
  const folder = join(emulators, '.cache', 'launch-jars');
  const firestoreJar = ensureFirestoreJar({
    source: firestore,
    javaHome,
    sources: join(emulators, 'firestore-mend'),
    folder,
  });
  const storageJar =
    storage.from === 'cloud-cli'
      ? ensureStorageJar({
          cliJar: storage.jar,
          javaHome,
          sources: join(emulators, 'storage-rules'),
          folder,
        })
      : undefined;
  const known = knownChromium();
  const chromium = browser ? ensureChromium(root, known) : known;
  write({
    javaHome,
    ...(firestoreJar !== undefined && { firestoreJar }),
    ...(storageJar !== undefined && { storageJar }),
    emulatorUi,
    ...(chromium !== undefined && { chromium }),
  });
}

/** @returns {string | undefined} the browser that an earlier run found */
function knownChromium() {
  return existsSync(machineFile) ? JSON.parse(readFileSync(machineFile, 'utf8')).chromium : undefined;
}

/** @param {Machine} machine */
function write(machine) {
  const text = `${JSON.stringify(machine, undefined, 2)}\n`;
  if (existsSync(machineFile) && readFileSync(machineFile, 'utf8') === text) return;
  mkdirSync(dirname(machineFile), { recursive: true });
  writeFileSync(`${machineFile}.${process.pid}`, text);
  renameSync(`${machineFile}.${process.pid}`, machineFile);
}
