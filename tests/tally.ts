/** What came of one suite. */
export interface Tally {
  name: string;
  /** How long it took by the clock on the wall. */
  seconds: number;
  passed: number;
  /** What failed: which test, and how, in lines. */
  failures: readonly string[];
  /** What failed at first and passed when it was tried once more: which test, and how it failed, in lines. */
  flaky: readonly string[];
  files: readonly FileTime[];
}

/** How long the tests of one file took, all together. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** So many of the files of a suite are named, the slowest ones. */
const NAMED_FILES = 10;

/**
 * Ends a run: prints times, and then what failed, all of it together at the end of a long run.
 * @param label of the run, as `npm test`
 */
export function conclude(label: string, tallies: readonly Tally[], seconds: number): void {
  for (const line of summaryOf(label, tallies, seconds)) console.log(line);
  process.exitCode = tallies.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

/** The lines at the end of a run. */
export function summaryOf(label: string, tallies: readonly Tally[], seconds: number): string[] {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const flaky = tallies.flatMap((tally) => tally.flaky);
  return [
    ...tallies.flatMap(timesOf),
    `\n${label}: ${minutes(seconds)}`,
    ...flaky.map((test) => `\nflaky: ${test}`),
    ...failures.map((failure) => `\n✗ ${failure}`),
    `\n${passed} passed, ${failures.length} failed`,
  ];
}

function timesOf({ name, seconds, files }: Tally): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, NAMED_FILES);
  return [
    `\n${name}: ${minutes(seconds)}`,
    ...slowest.map((one) => `  ${one.seconds.toFixed(1).padStart(6)} s  ${one.file}`),
  ];
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
