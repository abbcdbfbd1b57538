/** What came of some tests. */
export interface Tally {
  passed: number;
  /** What failed: which test, and how, in lines. */
  failures: readonly string[];
}

/** Ends a run: says what failed, all together where whoever looks at the end of a long run finds it, and how many did. */
export function conclude(tallies: readonly Tally[]): void {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
