import { readFileSync } from 'node:fs';
import { z } from 'zod';

const machineSchema = z.object({
  /** Home of a JDK that the emulators accept. */
  javaHome: z.string(),
  /** Jars to start instead of those in the cache of firebase-tools. */
  firestoreJar: z.string().exactOptional(),
  storageJar: z.string().exactOptional(),
  /** Whether firebase-tools has its Emulator UI in its cache. */
  emulatorUi: z.boolean(),
  /** A browser for tests; present after setup has run with --browser. */
  chromium: z.string().exactOptional(),
});

/** What setup.mjs found on this machine. */
export type Machine = z.infer<typeof machineSchema>;

/** @throws {Error} a sentence that asks to run setup, where it has not run */
export function readMachine(file: URL = new URL('.cache/machine.json', import.meta.url)): Machine {
  try {
    return machineSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error('This machine is not set up: run node emulators/setup.mjs first.', { cause });
  }
}
