// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findJdk } from './java.mjs';

const none = mkdtempSync(join(tmpdir(), 'no jdk '));

it('skips an old java that is first on the path', () => {
  const jvm = mkdtempSync(join(tmpdir(), 'jvm '));
  const old = jdk(join(jvm, 'java-17'), '17.0.15');
  const recent = jdk(join(jvm, 'temurin-25'), '25.0.3');
  expect(findJdk({ PATH: join(old, 'bin') }, [jvm])).toBe(recent);
});

it('prefers JAVA_HOME to the path, and the path to what else is installed', () => {
  const jvm = mkdtempSync(join(tmpdir(), 'jvm '));
  const home = jdk(join(jvm, 'home'), '21.0.1');
  const onPath = jdk(join(jvm, 'path'), '23');
  jdk(join(jvm, 'newest'), '26.0.0');
  expect(findJdk({ JAVA_HOME: home, PATH: join(onPath, 'bin') }, [jvm])).toBe(home);
  expect(findJdk({ PATH: join(onPath, 'bin') }, [jvm])).toBe(onPath);
  expect(findJdk({ PATH: none }, [jvm])).toBe(join(jvm, 'newest'));
});

it('finds the JDK inside a macOS bundle', () => {
  const machines = mkdtempSync(join(tmpdir(), 'machines '));
  const home = jdk(join(machines, 'temurin-21.jdk', 'Contents', 'Home'), '21.0.4');
  expect(findJdk({ PATH: none }, [machines])).toBe(home);
});

it('refuses a Java without a compiler', () => {
  const jvm = mkdtempSync(join(tmpdir(), 'jvm '));
  mkdirSync(join(jvm, 'jre', 'bin'), { recursive: true });
  program(join(jvm, 'jre', 'bin', 'java'));
  writeFileSync(join(jvm, 'jre', 'release'), 'JAVA_VERSION="25"\n');
  expect(findJdk({ PATH: none, JAVA_HOME: join(jvm, 'jre') }, [jvm])).toBeUndefined();
});

/**
 * @param {string} home
 * @param {string} version
 */
function jdk(home, version) {
  mkdirSync(join(home, 'bin'), { recursive: true });
  program(join(home, 'bin', 'java'));
  program(join(home, 'bin', 'javac'));
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="Test"\nJAVA_VERSION="${version}"\n`);
  return home;
}

/** @param {string} file */
function program(file) {
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
}
