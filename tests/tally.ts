/** The result of one suite. */
export interface Tally {
  name: string;
  /** The elapsed time. */
  seconds: number;
  passed: number;
  /** The failures: the name of each test and its failure, in lines. */
  failures: readonly string[];
  /** The tests that failed first and passed at the second attempt: the name of each and its failure, in lines. */
  flaky: readonly string[];
  files: readonly FileTime[];
}

/** The time of all tests in one file. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** The number of a suite's files that are named, the slowest ones. */
const NAMED_FILES = 10;

/** Ends a run: prints times, and then all failures together. @param label the name of the run, as `npm test` */
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
