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
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, say } from './commands.mjs';

/** The Google Cloud CLI starts this class by a script; its jar names none. */
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Makes the Google Cloud CLI's jar startable by firebase-tools, which runs `java -jar`: a jar that holds
 * nothing but a manifest starts Firestore from it, and one with our own classes runs Storage's rules on the
 * engine inside it. Both are rebuilt only when the sources, the CLI's jar or the JDK changed.
 * @param {{ cliJar: string, javaHome: string, sources: string, folder: string }} from
 *   `sources` holds our Java files, `folder` is where the jars go
 * @returns {{ firestoreJar: string, storageJar: string }}
 * @throws {Error} a sentence for the person at the terminal
 */
export function ensureLaunchJars({ cliJar, javaHome, sources, folder }) {
  const jars = { firestoreJar: join(folder, 'firestore.jar'), storageJar: join(folder, 'storage-rules.jar') };
  const files = readdirSync(sources).filter((name) => name.endsWith('.java'));
  const stamp = join(folder, 'made-from');
  const madeFrom = fingerprint(
    cliJar,
    javaHome,
    files.map((name) => join(sources, name)),
  );
  const upToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom;
  if (upToDate && existsSync(jars.firestoreJar) && existsSync(jars.storageJar)) return jars;

  say('preparing the Firestore and Storage emulators of the Google Cloud CLI');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'work-'));
  try {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    java(javaHome, 'javac', ['-nowarn', '-Xlint:none', '-cp', cliJar, '-d', classes, ...files], sources);
    const empty = join(work, 'empty');
    mkdirSync(empty);
    pack(javaHome, join(work, 'firestore.jar'), FIRESTORE_MAIN, cliJar, empty);
    pack(javaHome, join(work, 'storage-rules.jar'), 'StorageRulesRuntime', cliJar, classes);
    renameSync(join(work, 'firestore.jar'), jars.firestoreJar);
    renameSync(join(work, 'storage-rules.jar'), jars.storageJar);
    writeFileSync(stamp, madeFrom);
  } finally {
    rmSync(work, { recursive: true });
  }
  return jars;
}

/**
 * @param {string} cliJar
 * @param {string} javaHome
 * @param {string[]} files
 */
function fingerprint(cliJar, javaHome, files) {
  const { size, mtimeMs } = statSync(cliJar);
  const sources = createHash('sha256');
  for (const file of [...files, new URL(import.meta.url)]) sources.update(readFileSync(file));
  return JSON.stringify({ cliJar, size, mtimeMs, javaHome, sources: sources.digest('hex') });
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
