import { readFileSync } from 'node:fs';
import type { Variables } from './build-variables.ts';
import type { HostingFile } from './hosting-files.ts';

/** Of the local stack: see emulators/names.ts. */
const LOCAL_SECRETS = ['local-management-secret', 'local-admin-key', 'local-works-key'];
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/]/;

/** Shorter values are words that occur in any text. */
const SHORTEST_SECRET = 8;

/**
 * The usual ports of the Firebase emulators. The address of the local identity provider does not mark a wrong build: as the
 * default of a variable it is in every build.
 */
const EMULATOR_ADDRESS = /\b(?:127\.0\.0\.1|localhost):(?:9099|8080|9199|5001|5000|9499|9299|4400)\b/;

/**
 * A sentence for each public file that contains a secret or the address of an emulator.
 * @param secrets the names of the functions' secrets
 * @param shell the environment, which may have their values
 */
export function findLeaks(
  files: readonly HostingFile[],
  secrets: readonly string[],
  shell: Variables,
): string[] {
  const needles = new Map(LOCAL_SECRETS.map((value) => [value, 'a secret of the local stack']));
  for (const name of secrets) {
    needles.set(name, `the name of the secret ${name}`);
    const value = shell[name] ?? '';
    if (value.length >= SHORTEST_SECRET) needles.set(value, `the value of the secret ${name}`);
  }
  return files.flatMap(({ name, path }) => {
    const text = readFileSync(path, 'latin1');
    const found = [...needles].filter(([needle]) => text.includes(needle)).map(([, what]) => what);
    if (PRIVATE_KEY.test(text)) found.push('a private key');
    // Source maps hold the comments of the SDKs, which name emulators as examples.
    const address = name.endsWith('.map') ? undefined : EMULATOR_ADDRESS.exec(text)?.[0];
    if (address !== undefined) found.push(`the emulator's address ${address}`);
    return found.map((what) => `web/dist/${name} holds ${what}.`);
  });
}
