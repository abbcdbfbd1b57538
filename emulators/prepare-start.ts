import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeBusyPorts } from './busy-ports.ts';
import { identityFile } from './identity/places.ts';
import { readMachine } from './machine.ts';
import { type Ports, readPorts } from './ports.ts';

/** What a start keeps for the next one; WAYMARK_DATA_FOLDER says where else than here. */
export const DATA_FOLDER = join(
  // `--fresh` removes the folder: it is always one of our own, inside the one that is named.
  process.env['WAYMARK_DATA_FOLDER'] ?? fileURLToPath(new URL('.data', import.meta.url)),
  'firebase',
);

/**
 * What every start does first: looks whether its ports are free, and forgets saved data where `--fresh` says so.
 * @param without ports that this start does not need
 * @throws Error naming every port in use and its holder
 */
export async function prepareStart(without: readonly (keyof Ports)[]): Promise<Ports> {
  const ports = readPorts(process.env);
  const unneeded = readMachine().emulatorUi ? without : [...without, 'emulatorUi'];
  const needed = Object.entries(ports).filter(([name]) => !unneeded.some((other) => other === name));
  const busy = await describeBusyPorts(Object.fromEntries(needed));
  if (busy.length > 0) throw new Error(busy.join('\n'));
  if (process.argv.includes('--fresh')) {
    for (const place of [DATA_FOLDER, identityFile(DATA_FOLDER)])
      rmSync(place, { recursive: true, force: true });
  }
  return ports;
}
