import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { ROOT, runProgram } from './run-command.ts';
import type { Tally } from './static-checks.ts';

const RESULTS = `${ROOT}tests/.results`;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
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
  return tallyOf(report, code, (json) => {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json);
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
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
  return tallyOf(report, code, (json) => {
    const { expected, unexpected, flaky } = playwrightReport.parse(json).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

function newReport(name: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/** A run that left no report, or failed without a failed test, is a failure of its own. */
function tallyOf(report: string, code: number, read: (json: unknown) => Tally): Tally {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    console.error(`There is no report in ${report}:`, error);
    return { passed: 0, failed: 1 };
  }
}
