import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmulatorName } from '../../emulators/firebase-config.ts';
import { readPorts } from '../../emulators/ports.ts';
import { startStack } from '../../emulators/stack.ts';
import { SHORT_RUN } from '../short-run.ts';

/** The ports of emulators that a contract test starts; one test runs at a time. */
export const PORTS = readPorts({}, 10_000);

/**
 * Starts emulators with a project of its own.
 * @param files of the project's folder, by name: its firebase.json, and what that names
 * @returns a function that stops them
 */
export async function startStackOfFiles(
  projectId: string,
  parts: readonly EmulatorName[],
  files: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  // Its name has a space, as the path of a clone may.
  const projectFolder = mkdtempSync(join(tmpdir(), `${projectId} `));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(projectFolder, name), content);
  const log = (line: string) => console.log(line);
  const stack = await startStack({
    parts,
    ports: PORTS,
    environment: SHORT_RUN,
    log,
    projectId,
    projectFolder,
  });
  return async () => {
    await stack.stop();
    rmSync(projectFolder, { recursive: true });
  };
}
