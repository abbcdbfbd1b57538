/**
 * npm run check: types, lint, unused code, and the unit tests that reach a change since the main branch, with those of the whole
 * repository. `-- --all` runs every unit test; so does a checkout without changes.
 */
import { parseArgs } from 'node:util';
import { baseOfChanges } from './base-of-changes.ts';
import { runStaticChecks } from './static-checks.ts';
import { runVitest } from './suites.ts';
import { conclude } from './tally.ts';

const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values;

const tallies = await Promise.all([runStaticChecks(), ...testUnits(all ? undefined : baseOfChanges())]);
conclude('npm run check', tallies, performance.now() / 1_000);

function testUnits(base: string | undefined) {
  if (base === undefined) return [runVitest('unit*')];
  // The tests of the whole repository read files that they do not import.
  return [
    runVitest('unit*', {}, ['--changed', base, '--passWithNoTests']),
    runVitest('unit-shared', {}, ['tests/']),
  ];
}
