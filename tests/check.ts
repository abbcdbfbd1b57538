/**
 * npm run check: what can be said in less than a minute: types, lint, unused code, unit tests.
 */
import { runStaticChecks } from './static-checks.ts';
import { runVitest } from './suites.ts';

const tallies = [await runStaticChecks(), await runVitest('unit')];
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
