import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { readMachine } from '../../../emulators/machine.ts';
import { ROOT } from '../../run-command.ts';
import { median } from '../measurements.ts';

export const FORMS = ['mobile', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says about a page, as medians of its runs. Scores are 0 to 100, times milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Requested scripts, and their bytes as they were sent. */
  scripts: number;
  scriptBytes: number;
  /** All bytes as they were sent. */
  bytes: number;
  /** The document, compressed with gzip. */
  htmlBytes: number;
}

/** The first run warms up functions and caches of the server, and is dropped. */
const RUNS = 4;

/** The screenshots in a report are large, in bytes. */
const LONGEST_REPORT = 100_000_000;

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
});

/**
 * Runs Lighthouse on a page.
 * @throws Error where a run fails
 */
export async function figuresOf(address: string, form: Form): Promise<PageFigures> {
  const runs: Omit<PageFigures, 'htmlBytes'>[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(address, form));
  const kept = runs.slice(1);
  const middle = (of: (run: (typeof kept)[number]) => number) => median(kept.map(of));
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    shift: middle((run) => run.shift),
    scripts: middle((run) => run.scripts),
    scriptBytes: middle((run) => run.scriptBytes),
    bytes: middle((run) => run.bytes),
    htmlBytes: gzipSync(await (await fetch(address)).text()).length,
  };
}

async function runOnce(address: string, form: Form): Promise<Omit<PageFigures, 'htmlBytes'>> {
  const { categories, audits, runtimeError } = resultSchema.parse(
    JSON.parse(await lighthouse(address, form)),
  );
  if (runtimeError !== undefined) throw new Error(`Lighthouse failed on ${address}: ${runtimeError.message}`);
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((categories[category].score ?? 0) * 100);
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const sizeOf = (items: typeof requests) =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scripts: scripts.length,
    scriptBytes: sizeOf(scripts),
    bytes: sizeOf(requests),
  };
}

/** Its report as JSON. It runs as a program, in a browser of its own; its types would replace those of the DOM in all tests. */
async function lighthouse(address: string, form: Form): Promise<string> {
  const args = [
    `${ROOT}node_modules/.bin/lighthouse`,
    address,
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: readMachine().chromium },
    maxBuffer: LONGEST_REPORT,
  });
  return stdout;
}
