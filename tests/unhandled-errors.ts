import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** The environment variable with the path of the file that this reporter writes. */
export const UNHANDLED_ERRORS = 'WAYMARK_UNHANDLED_ERRORS';

/** Writes the errors that no test handled, with their stacks: they fail a run, and vitest's JSON report does not have them. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_ERRORS];
    if (file === undefined) return;
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
