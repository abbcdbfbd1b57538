import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isFullRun } from '../functions/src/testing/full-run.ts';
import { type Results, readPlaywrightReport, readUnhandledErrors, readVitestReport } from './reports.ts';
import { ROOT, runProgram } from './run-command.ts';
import type { Tally } from './tally.ts';
import { UNHANDLED_ERRORS } from './unhandled-errors.ts';

const RESULTS = `${ROOT}tests/.results`;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Runs one project of vitest.config.ts, or all whose names begin with the text before a `*`.
 * @param choice arguments that choose some of their tests
 */
export function runVitest(
  project: string,
  environment: Variables = {},
  choice: readonly string[] = [],
): Promise<Tally> {
  const name = project.replace('*', '');
  const report = newReport(name);
  const unhandled = newReport(`${name}-unhandled`);
  const args = [
    'run',
    ...choice,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/unhandled-errors.ts',
    `--outputFile.json=${report}`,
  ];
  return timed(name, async () => {
    const code = await runProgram('vitest', args, { ...environment, [UNHANDLED_ERRORS]: unhandled });
    return resultsIn(name, code, () => {
      const results = readVitestReport(readJson(report));
      return { ...results, failures: [...results.failures, ...readUnhandledErrors(readJson(unhandled))] };
    });
  });
}

/**
 * Runs the browser tests, or a part of them, as `1/3`. A test that passes only at the second attempt counts as passed, and is named
 * as flaky.
 */
export function runPlaywright(environment: Variables, shard: string | undefined): Promise<Tally> {
  const report = newReport('e2e');
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  return timed('e2e', async () => {
    const code = await runProgram(
      'playwright',
      ['test', '--config', 'tests/e2e/playwright.config.ts', ...part],
      {
        ...environment,
        WAYMARK_CORE: isFullRun ? undefined : '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return resultsIn('e2e', code, () => readPlaywrightReport(readJson(report)));
  });
}

/** Makes a tally of results, with the time that they took. */
export async function timed(name: string, run: () => Promise<Results>): Promise<Tally> {
  const start = performance.now();
  const results = await run();
  return { name, seconds: (performance.now() - start) / 1_000, ...results };
}

function newReport(name: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A run without a report, or that failed without a failed test, is a failure of its own. */
function resultsIn(name: string, code: number, read: () => Results): Results {
  try {
    const results = read();
    const isUnexplained = code !== 0 && results.failures.length === 0;
    return isUnexplained ? { ...results, failures: [`${name}: ended with ${code}`] } : results;
  } catch (error) {
    console.error(`There is no report of ${name}:`, error);
    return { passed: 0, failures: [`${name}: left no report`], flaky: [], files: [] };
  }
}
