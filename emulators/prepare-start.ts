import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { sessionCookieNote } from '@waymark/model/session-cookie';
import { describeBusyPorts } from './busy-ports.ts';
import { contentKeysFile } from './content-keys.ts';
import { identityFile } from './identity/places.ts';
import { readMachine } from './machine.ts';
import { type Ports, readPorts } from './ports.ts';
import { searchFolder } from './search/local-search.ts';

/** The saved data of a start; WAYMARK_DATA_FOLDER may name another folder. */
export const DATA_FOLDER = join(
  // `--fresh` deletes the folder, so it is always our own subfolder of the named one.
  process.env['WAYMARK_DATA_FOLDER'] ?? fileURLToPath(new URL('.data', import.meta.url)),
  'firebase',
);

/**
 * The first steps of every start: checks that its ports are free, and deletes saved data on `--fresh`.
 * @param without ports that this start does not need
 * @throws Error that names every port in use and its holder
 */
export async function prepareStart(without: readonly (keyof Ports)[]): Promise<Ports> {
  const ports = readPorts(process.env);
  const unneeded = readMachine().emulatorUi ? without : [...without, 'emulatorUi'];
  const needed = Object.entries(ports).filter(([name]) => !unneeded.some((other) => other === name));
  const busy = await describeBusyPorts(Object.fromEntries(needed));
  if (busy.length > 0) throw new Error(busy.join('\n'));
  const note = sessionCookieNote(configured('VITE_SESSION_COOKIE_NAME'));
  if (note !== undefined) console.log(note);
  if (process.argv.includes('--fresh')) {
    const files = [identityFile(DATA_FOLDER), contentKeysFile(DATA_FOLDER)];
    for (const place of [DATA_FOLDER, searchFolder(DATA_FOLDER), ...files])
      rmSync(place, { recursive: true, force: true });
  }
  return ports;
}

/** The value of a variable of the web application, in the shell or in `.env`. */
function configured(name: string): string | undefined {
  const file = fileURLToPath(new URL('../.env', import.meta.url));
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined;
  return process.env[name] || inFile || undefined;
}
