/**
 * npm run check: what can be said in less than a minute: types, lint, unused code, unit tests.
 */
import { runStaticChecks } from './static-checks.ts';
import { runVitest } from './suites.ts';
import { conclude } from './tally.ts';

conclude([await runStaticChecks(), await runVitest('unit')]);
