import type { TestProject } from 'vitest/node';
import { readPorts } from '../../emulators/ports.ts';
import { startStack } from '../../emulators/stack.ts';
import { SHORT_RUN } from '../short-run.ts';
import { readCoverage } from './coverage.ts';

/** The distance of the ports from the usual ones, so that a running stack is left alone. */
const PORT_OFFSET = 12_000;

/**
 * Starts the emulators that the tests of the rules need, unless FIRESTORE_EMULATOR_HOST and
 * FIREBASE_STORAGE_EMULATOR_HOST give their addresses. After the tests, prints the coverage of the rules.
 * @throws {Error} naming every condition that had only one result, if all tests ran
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
    environment: SHORT_RUN,
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
  // The coverage of a part of the tests means nothing.
  if (missed.length > 0 && testFiles.every((file) => ran.has(file))) {
    throw new Error(`The tests did not see both ways in firestore.rules:\n${missed.join('\n')}`);
  }
}
