import type { TestProject } from 'vitest/node';
import { readPorts } from '../../emulators/ports.ts';
import { startStack } from '../../emulators/stack.ts';
import { readCoverage } from './coverage.ts';

/** How far the ports are from the usual ones, so that a running stack is left alone. */
const PORT_OFFSET = 12_000;

/**
 * Starts the emulators that the tests of the rules need, unless FIRESTORE_EMULATOR_HOST and FIREBASE_STORAGE_EMULATOR_HOST
 * say where they run. After the tests, says how much of the rules they covered.
 *
 * @throws {Error} naming every condition that the tests did not see both ways, where all of them ran
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = process.env['FIRESTORE_EMULATOR_HOST'] === undefined ? await start() : undefined;
  return async () => {
    try {
      await checkCoverage(project);
    } finally {
      await stop?.();
    }
  };
}

async function start(): Promise<() => Promise<void>> {
  const stack = await startStack({
    parts: ['firestore', 'storage'],
    ports: readPorts({}, PORT_OFFSET),
    projectId: 'demo-rules',
    // A run is too short for Java's better code to repay the making of it: without, this takes half the time.
    environment: { JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' },
    log: (line) => console.log(line),
  });
  Object.assign(process.env, stack.environment);
  return () => stack.stop();
}

async function checkCoverage(project: TestProject): Promise<void> {
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getFilepaths());
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const { evaluated, total, missed } = await readCoverage(
    host,
    testFiles.filter((file) => ran.has(file)),
  );
  console.log(`firestore.rules: ${evaluated} of ${total} expressions evaluated`);
  // What a part of the tests misses says nothing.
  if (missed.length > 0 && testFiles.every((file) => ran.has(file))) {
    throw new Error(`The tests did not see both ways in firestore.rules:\n${missed.join('\n')}`);
  }
}
