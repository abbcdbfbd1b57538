import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from './run-command.ts';
import type { FileTime, Tally } from './tally.ts';

/** The results of the tests in a report. */
export type Results = Pick<Tally, 'passed' | 'failures' | 'flaky' | 'files'>;

/** The number of lines of a failed test's message that are repeated at the end. */
const MOST_LINES = 12;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestReport>['testResults'][number];

/** Reads vitest's JSON report; a file that failed to load, or whose hooks failed, counts as a failed test. */
export function readVitestReport(json: unknown): Results {
  const { numPassedTests, testResults } = vitestReport.parse(json);
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
    flaky: testResults.flatMap((file) =>
      // The report keeps the error of the first attempt.
      testsOfFile(file, ({ status, failureMessages }) => status === 'passed' && !!failureMessages?.length),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

function failuresOfFile(file: VitestFile): string[] {
  const failed = testsOfFile(file, ({ status }) => status === 'failed');
  if (file.status !== 'failed' || failed.length > 0) return failed;
  return [described(relative(ROOT, file.name), file.message)];
}

/** The tests that meet the condition, each with its messages. */
function testsOfFile(
  { name, assertionResults }: VitestFile,
  meets: (result: VitestFile['assertionResults'][number]) => boolean,
): string[] {
  return assertionResults
    .filter(meets)
    .map(({ fullName, failureMessages }) =>
      described(`${relative(ROOT, name)} › ${fullName}`, failureMessages?.join('\n')),
    );
}

/** Reads what unhandled-errors.ts wrote. */
export function readUnhandledErrors(json: unknown): string[] {
  return z
    .array(z.string())
    .parse(json)
    .map((error) => described('Unhandled error', error));
}

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({
              duration: z.number(),
              errors: z.array(z.object({ message: z.string().optional() })),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Reads Playwright's JSON report; its outermost suites are the files. */
export function readPlaywrightReport(json: unknown): Results {
  const { stats, suites } = playwrightReport.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failures: suites.flatMap((suite) => testsOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => testsOf(suite, 'flaky')),
    files: suites.map(timeOf),
  };
}

/** The tests with this result, each with the messages of its failed attempts. */
function testsOf({ title, specs, suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return described(`[${projectName}] ${spec.title}`, messages.join('\n'));
      }),
  );
  const inner = suites.flatMap((suite) => testsOf(suite, status));
  return [...own, ...inner].map((test) => `${title} › ${test}`);
}

function timeOf(suite: PlaywrightSuite): FileTime {
  return { file: suite.title, seconds: millisecondsOf(suite) / 1_000 };
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = attempts.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/** A test's name with the first lines of its failure. */
function described(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
