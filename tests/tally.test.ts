import { expect, test } from 'vitest';
import { summaryOf, type Tally } from './tally.ts';

const suite = (fields: Partial<Tally>): Tally => ({
  name: 'unit',
  seconds: 1,
  passed: 0,
  failures: [],
  flaky: [],
  files: [],
  ...fields,
});

test('the end of a run has the time of each suite and its ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const lines = summaryOf('npm test', [suite({ seconds: 74.4, files }), suite({ name: 'rules' })], 130);
  expect(lines.slice(0, 3)).toEqual([
    '\nunit: 1 min 14 s',
    '    11.0 s  11.test.ts',
    '    10.0 s  10.test.ts',
  ]);
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
  expect(lines).toContain('\nrules: 1 s');
  expect(lines).toContain('\nnpm test: 2 min 10 s');
});

test('the end of a run names flaky tests and failures, and counts a flaky one as passed', () => {
  const tallies = [
    suite({ passed: 3, flaky: ['join.spec.ts › waits\n    Too late'] }),
    suite({ passed: 4, failures: ['lists.spec.ts › sorts\n    First'] }),
  ];
  expect(summaryOf('npm test', tallies, 1).slice(-3)).toEqual([
    '\nflaky: join.spec.ts › waits\n    Too late',
    '\n✗ lists.spec.ts › sorts\n    First',
    '\n7 passed, 1 failed',
  ]);
});
