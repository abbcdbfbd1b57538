import { basename } from 'node:path';

/**
 * The project of a test file: each file has its own, so that files can run beside each other. The emulator keeps
 * the coverage of the rules by project.
 */
export function projectIdOf(testFile: string): string {
  return `demo-rules-${basename(testFile, '.test.ts')}`;
}
