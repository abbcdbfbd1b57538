// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputOf, run, say } from './commands.mjs';

/** @typedef {import('./jars.mjs').JarSource} JarSource */

/** A JDK on a busy machine takes some seconds. */
const JAVAC_LIMIT = { timeout: 120_000 };

/** The Google Cloud CLI starts this class by a script; its jar names none. */
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const ADAPTER = 'com.google.cloud.datastore.emulator.firestore.webchannel.FirestoreV1WebChannelAdapter';
const CHANNEL = 'com.google.net.webchannel.server.AsyncWebChannel<java.lang.String>';
const IMPLEMENTATION = 'com.google.net.webchannel.server.v8';
const EMULATOR = 'com.google.cloud.datastore.emulator.impl';

/** What the jar and our classes rely on that the compiler does not check, by the emulator's class that declares it. */
export const RELIED_ON = {
  [FIRESTORE_MAIN]: 'static void main(java.lang.String[])',
  [`${ADAPTER}$FirestoreListenHandler`]: `.CloudFirestoreV1Router, ${CHANNEL});`,
  [`${ADAPTER}$WebChannelObserver`]: `WebChannelObserver(${CHANNEL});`,
  [`${IMPLEMENTATION}.WebChannelImpl`]: 'ChannelInternalImpl channelInternal;',
  [`${IMPLEMENTATION}.ChannelInternalImpl`]: 'BackChannel backChannel;',
  [`${IMPLEMENTATION}.BackChannel`]: 'BackChannelWriter writer;',
  [`${EMULATOR}.storage.FlatLocalEntityStore`]: `FlatLocalEntityStore(com.google.common.time.TimeSource, java.time.Duration, ${EMULATOR}.transactions.LockManager, ${EMULATOR}.transactions.StateManager);`,
};

/**
 * Makes a jar by which firebase-tools, which runs `java -jar`, starts the Firestore emulator with our classes in the place of
 * its own. An emulator of another build may have no such classes; then it starts as it is.
 * @param {{ source: JarSource, javaHome: string, sources: string, folder: string }} from
 *   `sources` is the folder of our Java files, `folder` is where the jar goes
 * @returns {string | undefined} undefined where firebase-tools has to start the jar in its cache as it is
 * @throws {Error} a sentence for the person at the terminal
 */
export function ensureFirestoreJar({ source, javaHome, sources, folder }) {
  const emulator = source.jar;
  const jar = join(folder, 'firestore.jar');
  return ensureJar({ jar, emulator, javaHome, sources }, (work, made) => {
    say('preparing the Firestore emulator');
    const classes = join(work, 'classes');
    const fits =
      hasWhatWeRelyOn(javaHome, emulator) &&
      outputOf(join(javaHome, 'bin', 'javac'), compilation(emulator, sources, classes), JAVAC_LIMIT) !==
        undefined;
    if (!fits) {
      say(
        `emulators/firestore-mend does not fit ${emulator}, so queries become slower with every document and writes with every page that was open, and pages get whole results again`,
      );
      if (source.from === 'cache') return false;
      rmSync(classes, { recursive: true, force: true });
      mkdirSync(classes);
    }
    pack(javaHome, made, FIRESTORE_MAIN, emulator, classes);
    return true;
  });
}

/**
 * Makes the jar that runs the rules of Storage on the engine inside the Google Cloud CLI's jar.
 * @param {{ cliJar: string, javaHome: string, sources: string, folder: string }} from
 *   `sources` is the folder of our Java files, `folder` is where the jar goes
 * @returns {string | undefined}
 * @throws {Error} a sentence for the person at the terminal
 */
export function ensureStorageJar({ cliJar, javaHome, sources, folder }) {
  const jar = join(folder, 'storage-rules.jar');
  return ensureJar({ jar, emulator: cliJar, javaHome, sources }, (work, made) => {
    say('preparing the Storage emulator of the Google Cloud CLI');
    const classes = join(work, 'classes');
    java(javaHome, 'javac', compilation(cliJar, sources, classes), sources);
    pack(javaHome, made, 'StorageRulesRuntime', cliJar, classes);
    return true;
  });
}

/**
 * Makes a jar again only when the sources, the emulator's jar or the JDK changed.
 * @param {{ jar: string, emulator: string, javaHome: string, sources: string }} from
 * @param {(work: string, made: string) => boolean} make
 *   with a folder for its files in between, and where the jar goes; returns whether there is one
 * @returns {string | undefined} the jar, where there is one
 */
function ensureJar({ jar, emulator, javaHome, sources }, make) {
  const stamp = `${jar}.made-from`;
  const madeFrom = fingerprint(emulator, javaHome, javaFiles(sources));
  const isUpToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom;
  if (isUpToDate && existsSync(jar)) return jar;
  if (existsSync(`${stamp}-none`) && readFileSync(`${stamp}-none`, 'utf8') === madeFrom) return undefined;

  mkdirSync(dirname(jar), { recursive: true });
  const work = mkdtempSync(`${jar}-`);
  try {
    const made = join(work, 'made.jar');
    if (!make(work, made)) {
      writeFileSync(`${stamp}-none`, madeFrom);
      return undefined;
    }
    renameSync(made, jar);
    writeFileSync(stamp, madeFrom);
    return jar;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @returns {string[]} its Java files, with their folder
 */
function javaFiles(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.java'));
  return files.map((name) => join(folder, name));
}

/**
 * @param {string} javaHome
 * @param {string} emulator
 */
function hasWhatWeRelyOn(javaHome, emulator) {
  const javap = join(javaHome, 'bin', 'javap');
  const declared = outputOf(javap, ['-p', '-cp', emulator, ...Object.keys(RELIED_ON)], JAVAC_LIMIT);
  return Object.values(RELIED_ON).every((declaration) => declared?.includes(declaration));
}

/**
 * @param {string} classPath
 * @param {string} sources folder
 * @param {string} classes folder, which is made
 * @returns {string[]} what javac is called with
 */
function compilation(classPath, sources, classes) {
  return ['-nowarn', '-Xlint:none', '-cp', classPath, '-d', classes, ...javaFiles(sources)];
}

/**
 * @param {string} emulator
 * @param {string} javaHome
 * @param {string[]} files
 */
function fingerprint(emulator, javaHome, files) {
  const { size, mtimeMs } = statSync(emulator);
  const sources = createHash('sha256');
  for (const file of [...files, new URL(import.meta.url)]) sources.update(readFileSync(file));
  return JSON.stringify({ emulator, size, mtimeMs, javaHome, sources: sources.digest('hex') });
}

/**
 * @param {string} javaHome
 * @param {string} jar
 * @param {string} mainClass
 * @param {string} classPath
 * @param {string} content folder
 */
function pack(javaHome, jar, mainClass, classPath, content) {
  const manifestFile = `${jar}.manifest`;
  writeFileSync(manifestFile, manifest(mainClass, classPath));
  java(javaHome, 'jar', ['--create', '--file', jar, '--manifest', manifestFile, '-C', content, '.'], content);
}

/**
 * The manifest of a jar that starts a class of another jar. A Class-Path is a list of URLs separated by
 * spaces, so the path is encoded; a line holds at most 72 bytes and goes on after a line break and a space.
 * @param {string} mainClass
 * @param {string} classPath path of the other jar
 * @returns {string}
 */
export function manifest(mainClass, classPath) {
  const lines = [`Main-Class: ${mainClass}`, `Class-Path: ${pathToFileURL(classPath).href}`];
  return lines.map((line) => `${line.match(/^.{1,72}|.{1,71}/g)?.join('\n ')}\n`).join('');
}

/**
 * @param {string} javaHome
 * @param {'javac' | 'jar'} tool
 * @param {string[]} args
 * @param {string} cwd
 */
function java(javaHome, tool, args, cwd) {
  if (!run(join(javaHome, 'bin', tool), args, { cwd })) {
    throw new Error(
      `${join(javaHome, 'bin', tool)} could not prepare the emulators; its messages are above.`,
    );
  }
}
