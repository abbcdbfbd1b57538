/** npm run check: the checks that take less than a minute: types, lint, unused code, unit tests. */
import { runStaticChecks } from './static-checks.ts';
import { runVitest } from './suites.ts';
import { conclude } from './tally.ts';

const tallies = await Promise.all([runStaticChecks(), runVitest('unit*')]);
conclude('npm run check', tallies, performance.now() / 1_000);
