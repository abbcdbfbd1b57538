import { describe, expect, test } from 'vitest';
import { readPlaywrightReport, readUnhandledErrors, readVitestReport } from './reports.ts';
import { ROOT } from './run-command.ts';

const attempt = (duration: number, message?: string) => ({
  duration,
  errors: message === undefined ? [] : [{ message }],
});

/** Playwright's report of two files: one test passed at the second attempt, one failed twice. */
const PLAYWRIGHT = {
  stats: { expected: 1, skipped: 0, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'join.spec.ts',
      specs: [
        { title: 'joins', tests: [{ projectName: 'desk', status: 'expected', results: [attempt(1_500)] }] },
      ],
      suites: [
        {
          title: 'offline',
          specs: [
            {
              title: 'waits',
              tests: [
                {
                  projectName: 'phone',
                  status: 'flaky',
                  results: [attempt(4_000, '\u001B[31mToo late\u001B[39m\nat join'), attempt(500)],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'lists.spec.ts',
      specs: [
        {
          title: 'sorts',
          tests: [
            {
              projectName: 'desk',
              status: 'unexpected',
              results: [attempt(1_000, 'First'), attempt(1_000, 'Second')],
            },
          ],
        },
      ],
    },
  ],
};

describe('the report of Playwright', () => {
  const results = readPlaywrightReport(PLAYWRIGHT);

  test('counts a test that passed at the second attempt as passed, and names it with its first failure', () => {
    expect(results.passed).toBe(2);
    expect(results.flaky).toEqual(['join.spec.ts › offline › [phone] waits\n    Too late\n    at join']);
  });

  test('counts a test that failed twice only as failed', () => {
    expect(results.failures).toEqual(['lists.spec.ts › [desk] sorts\n    First\n    Second']);
  });

  test('has the time of each file, including all attempts', () => {
    expect(results.files).toEqual([
      { file: 'join.spec.ts', seconds: 6 },
      { file: 'lists.spec.ts', seconds: 2 },
    ]);
  });
});

test('the report of vitest has failures, files that failed to load or to clean up, second attempts, and times', () => {
  const file = (name: string, seconds: number, assertionResults: object[], message = '') => ({
    name: `${ROOT}${name}`,
    status: assertionResults.length === 0 || message !== '' ? 'failed' : 'passed',
    message,
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
    assertionResults,
  });
  expect(
    readVitestReport({
      numPassedTests: 2,
      testResults: [
        file('model/src/a.test.ts', 2, [
          { fullName: 'a counts', status: 'passed', failureMessages: [] },
          { fullName: 'a sorts', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'a waits', status: 'passed', failureMessages: ['Too late'] },
        ]),
        file('model/src/b.test.ts', 0.5, [], 'No such module'),
        file('model/src/c.test.ts', 0.5, [{ fullName: 'c ends', status: 'passed' }], 'Hook timed out'),
      ],
    }),
  ).toEqual({
    passed: 2,
    failures: [
      'model/src/a.test.ts › a sorts\n    expected 1 to be 2',
      'model/src/b.test.ts\n    No such module',
      'model/src/c.test.ts\n    Hook timed out',
    ],
    flaky: ['model/src/a.test.ts › a waits\n    Too late'],
    files: [
      { file: 'model/src/a.test.ts', seconds: 2 },
      { file: 'model/src/b.test.ts', seconds: 0.5 },
      { file: 'model/src/c.test.ts', seconds: 0.5 },
    ],
  });
});

test('an error that no test handled is a failure with its stack', () => {
  expect(readUnhandledErrors(['Error: Target closed\n    at answer'])).toEqual([
    'Unhandled error\n    Error: Target closed\n        at answer',
  ]);
});
