import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT, runProgram } from './run-command.ts';
import type { Tally } from './tally.ts';

const RESULTS = `${ROOT}tests/.results`;

/** So many lines of what a failed test says are told again at the end. */
const MOST_LINES = 12;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
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

/** Runs one project of vitest.config.ts; a file that could not be loaded counts as a failed test. */
export async function runVitest(
  project: string,
  environment: Readonly<Record<string, string | undefined>> = {},
) {
  const report = newReport(project);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runProgram('vitest', args, environment);
  return tallyOf(project, report, code, (json) => {
    const { numPassedTests, testResults } = vitestReport.parse(json);
    return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) };
  });
}

function failuresOfFile({
  name,
  status,
  message,
  assertionResults,
}: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  const file = relative(ROOT, name);
  if (status === 'failed' && assertionResults.length === 0) return [told(file, message)];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages?.join('\n')));
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
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Runs what people do, in a browser; a test that passes only the second time has failed. */
export async function runPlaywright(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Tally> {
  const report = newReport('e2e');
  const code = await runProgram('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tallyOf('e2e', report, code, (json) => {
    const { stats, suites } = playwrightReport.parse(json);
    return { passed: stats.expected, failures: suites.flatMap(failuresOfSuite) };
  });
}

function failuresOfSuite({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return told(`[${projectName}] ${spec.title}`, messages.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)].map((failure) => `${title} › ${failure}`);
}

/** How a test failed, as far as one reads it at a glance. */
function told(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function newReport(name: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/** A run that left no report, or failed without a failed test, is a failure of its own. */
function tallyOf(name: string, report: string, code: number, read: (json: unknown) => Tally): Tally {
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
    const isUntold = code !== 0 && failures.length === 0;
    return { passed, failures: isUntold ? [`${name}: ended with ${code}`] : failures };
  } catch (error) {
    console.error(`There is no report in ${report}:`, error);
    return { passed: 0, failures: [`${name}: left no report`] };
  }
}
