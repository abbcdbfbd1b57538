// @ts-check
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ensureJars } from './jars.mjs';

/** The smallest zip file: the record that ends an empty one. */
const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

const names = { firestore: 'firestore-v1.jar', storage: 'storage-v1.jar' };

/** @type {string} */
let root;
/** @type {string} */
let cache;
/** @type {string} */
let cliRoot;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jars '));
  cache = join(root, 'cache');
  cliRoot = join(root, 'cloud cli');
  write(
    join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
    JSON.stringify({
      firestore: { downloadPathRelativeToCacheDir: names.firestore },
      storage: { downloadPathRelativeToCacheDir: names.storage },
      ui: { main: { binaryPathRelativeToCacheDir: 'ui/server.mjs' } },
    }),
  );
  offline();
});

it('takes the jars in the cache of firebase-tools before all others', () => {
  write(join(cache, names.firestore), EMPTY_ZIP);
  write(join(cache, names.storage), EMPTY_ZIP);
  cloudCliJar(EMPTY_ZIP);
  expect(ensure()).toEqual({
    firestore: { from: 'cache', jar: join(cache, names.firestore) },
    storage: { from: 'cache', jar: join(cache, names.storage) },
    emulatorUi: false,
  });
});

it('takes the jar of the Google Cloud CLI before it downloads one', () => {
  const jar = cloudCliJar(EMPTY_ZIP);
  online();
  expect(ensure()).toMatchObject({
    firestore: { from: 'cloud-cli', jar },
    storage: { from: 'cloud-cli', jar },
  });
});

it('finds the Google Cloud CLI by its gcloud on the path', () => {
  const jar = cloudCliJar(EMPTY_ZIP);
  program(join(cliRoot, 'bin', 'gcloud'), '');
  const env = { FIREBASE_EMULATORS_PATH: cache, PATH: join(cliRoot, 'bin') };
  expect(ensureJars(root, env, [])).toMatchObject({ firestore: { jar } });
});

it('downloads missing jars', () => {
  online();
  expect(ensure()).toMatchObject({ firestore: { from: 'cache' }, storage: { from: 'cache' } });
  expect(existsSync(join(cache, names.firestore))).toBe(true);
});

it('says what to install where nothing can be downloaded', () => {
  expect(() => ensure()).toThrow(/install the Google Cloud CLI with its Firestore emulator/);
});

it.each([
  ['something else', Buffer.from('<html>not found</html>')],
  ['a jar whose end is missing', Buffer.from('PK\x03\x04 and half of the rest', 'latin1')],
])('sets %s in the cache aside, and takes the next choice', (_, content) => {
  write(join(cache, names.firestore), content);
  const jar = cloudCliJar(EMPTY_ZIP);
  expect(ensure()).toMatchObject({ firestore: { from: 'cloud-cli', jar } });
  expect(existsSync(join(cache, names.firestore))).toBe(false);
  expect(existsSync(join(cache, `${names.firestore}.broken`))).toBe(true);
});

it('skips a damaged jar of the Google Cloud CLI', () => {
  cloudCliJar(Buffer.from('PK'));
  online();
  expect(ensure()).toMatchObject({ firestore: { from: 'cache' } });
});

function ensure() {
  return ensureJars(root, { FIREBASE_EMULATORS_PATH: cache, PATH: '', CACHE: cache }, [cliRoot]);
}

/** @param {Buffer} content */
function cloudCliJar(content) {
  const jar = join(cliRoot, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  write(jar, content);
  return jar;
}

function offline() {
  program(join(root, 'node_modules/.bin/firebase'), 'exit 1');
}

/** A firebase that downloads a jar of four letters and eighteen zeros. */
function online() {
  const jar = `printf 'PK\\005\\006' > "$file" && /usr/bin/head -c 18 /dev/zero >> "$file"`;
  program(
    join(root, 'node_modules/.bin/firebase'),
    `/bin/mkdir -p "$CACHE"; file="$CACHE/\${1##*:}-v1.jar"; ${jar}`,
  );
}

/**
 * @param {string} file
 * @param {string} script
 */
function program(file, script) {
  write(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/**
 * @param {string} file
 * @param {string | Buffer} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
