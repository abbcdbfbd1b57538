// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { ensureFirestoreJar, manifest, RELIED_ON } from './launch-jars.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch jars '));
  mkdirSync(join(root, 'bin'));
  mkdirSync(join(root, 'sources'));
  writeFileSync(join(root, 'sources', 'Mend.java'), 'class Mend {}');
  writeFileSync(join(root, 'emulator.jar'), '');
  // Each says when it is called. The compiler's class and the packed jar hold the names of what went in.
  program('javap', `cat "${join(root, 'declared')}"`);
  writeFileSync(join(root, 'declared'), Object.values(RELIED_ON).join('\n'));
  program('javac', 'while [ "$1" != -d ]; do shift; done; mkdir -p "$2"; touch "$2/Mend.class"');
  program('jar', 'ls "$7" > "$3"');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

it.each(/** @type {const} */ (['cache', 'cloud-cli']))(
  'puts our class into the jar that starts the emulator of %s',
  (from) => {
    const jar = firestoreJar(from);
    expect(readFileSync(jar ?? '', 'utf8')).toBe('Mend.class\n');
  },
);

it('makes the jar again when a source changed, and only then', () => {
  firestoreJar('cache');
  const first = calls();
  firestoreJar('cache');
  expect(calls()).toEqual(first);
  writeFileSync(join(root, 'sources', 'Mend.java'), 'class Mend { int other; }');
  firestoreJar('cache');
  expect(calls()).toEqual([...first, ...first]);
});

it('makes the jar again when it is missing', () => {
  const jar = firestoreJar('cache') ?? '';
  rmSync(jar);
  expect(firestoreJar('cache')).toBe(jar);
  expect(readFileSync(jar, 'utf8')).toBe('Mend.class\n');
});

it.each(['javap', 'javac'])(
  'leaves another build in the cache as it is, where %s fails, and says so once',
  (name) => {
    program(name, 'exit 1');
    expect(firestoreJar('cache')).toBeUndefined();
    expect(warnings()).toContain('emulators/firestore-mend does not fit');
    const first = calls();
    expect(firestoreJar('cache')).toBeUndefined();
    expect(calls()).toEqual(first);
  },
);

it.each(Object.entries(RELIED_ON))(
  'does not put our class before a jar whose %s lacks %s',
  (_, declaration) => {
    const others = Object.values(RELIED_ON).filter((other) => other !== declaration);
    writeFileSync(join(root, 'declared'), others.join('\n'));
    expect(firestoreJar('cache')).toBeUndefined();
  },
);

it('starts another build of the Google Cloud CLI without our class, and says so once', () => {
  program('javac', 'exit 1');
  const jar = firestoreJar('cloud-cli');
  expect(readFileSync(jar ?? '', 'utf8')).toBe('');
  expect(warnings()).toContain('emulators/firestore-mend does not fit');
  const first = calls();
  expect(firestoreJar('cloud-cli')).toBe(jar);
  expect(calls()).toEqual(first);
});

it('writes a class path with spaces as an encoded URL', () => {
  const text = manifest('Main', '/opt/google cloud/émulateur.jar');
  expect(unfolded(text)).toBe(
    'Main-Class: Main\nClass-Path: file:///opt/google%20cloud/%C3%A9mulateur.jar\n',
  );
});

it('folds lines at 72 bytes', () => {
  const path = `/${'folder/'.repeat(40)}emulator.jar`;
  const text = manifest('Main', path);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(72);
  expect(unfolded(text)).toContain(`Class-Path: file://${path}\n`);
});

/** @param {string} text of a manifest */
function unfolded(text) {
  return text.replaceAll('\n ', '');
}

/** @param {'cache' | 'cloud-cli'} from */
function firestoreJar(from) {
  return ensureFirestoreJar({
    source: { from, jar: join(root, 'emulator.jar') },
    javaHome: root,
    sources: join(root, 'sources'),
    folder: join(root, 'made'),
  });
}

/**
 * @param {string} name of a program of the JDK
 * @param {string} script
 */
function program(name, script) {
  const file = join(root, 'bin', name);
  writeFileSync(file, `#!/bin/sh\necho ${name} >> "${join(root, 'calls')}"\n${script}\n`);
  chmodSync(file, 0o755);
}

/** The programs that were called, in order. */
function calls() {
  return readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');
}

function warnings() {
  return vi.mocked(console.log).mock.calls.flat().join('\n');
}
