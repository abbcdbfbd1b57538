import { runProgram } from './run-command.ts';
import { timed } from './suites.ts';
import type { Tally } from './tally.ts';

const ROOMS = ['model', 'web', 'functions', 'emulators', 'tests'] as const;

/** The checks that do not run the code; the arrows between rooms are a unit test. */
const CHECKS: readonly { name: string; program: string; args: readonly string[] }[] = [
  ...ROOMS.map((room) => ({ name: `types of ${room}`, program: 'tsc', args: ['-p', room] })),
  { name: 'lint and format', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'unused code', program: 'knip', args: [] },
  { name: 'code that only tests use', program: 'knip', args: ['--production'] },
];

/** Runs every static check, one after another, and counts each as a test. */
export function runStaticChecks(): Promise<Tally> {
  return timed('static checks', async () => {
    const failures: string[] = [];
    for (const { name, program, args } of CHECKS) {
      const isPassed = (await runProgram(program, args)) === 0;
      console.log(`${isPassed ? '✓' : '✗'} ${name}`);
      if (!isPassed) failures.push(name);
    }
    return { passed: CHECKS.length - failures.length, failures, flaky: [], files: [] };
  });
}
