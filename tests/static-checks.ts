import { runProgram } from './run-command.ts';

const ROOMS = ['model', 'web', 'functions', 'emulators', 'tests'] as const;

/** What can be said of the code without running it; the arrows between rooms are a unit test. */
const CHECKS: readonly { name: string; program: string; args: readonly string[] }[] = [
  ...ROOMS.map((room) => ({ name: `types of ${room}`, program: 'tsc', args: ['-p', room] })),
  { name: 'lint and format', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'unused code', program: 'knip', args: [] },
];

export interface Tally {
  passed: number;
  failed: number;
}

/** Runs every static check, one after another, and counts each as a test. */
export async function runStaticChecks(): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for (const { name, program, args } of CHECKS) {
    const passed = (await runProgram(program, args)) === 0;
    console.log(`${passed ? '✓' : '✗'} ${name}`);
    tally[passed ? 'passed' : 'failed']++;
  }
  return tally;
}
