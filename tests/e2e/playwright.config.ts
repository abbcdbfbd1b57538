import { defineConfig, devices } from '@playwright/test';
import { readMachine } from '../../emulators/machine.ts';
import { names } from '../../emulators/names.ts';
import { readPorts } from '../../emulators/ports.ts';
import { sdkEnvironment } from '../../emulators/sdk-environment.ts';
import { isCoreRun } from './support/core-run.ts';

const { chromium } = readMachine();

/** The tests that `npm test` runs on a desk and on a phone. */
const CORE = /@core(?!-)/;
const CORE_PHONE = /@core-phone/;

// The Admin SDK finds a stack in the environment: where tests/run.ts names none, the one of npm start.
Object.assign(process.env, { ...sdkEnvironment(readPorts({}), names.projectId), ...process.env });

/** The environment holds the address of a running stack, which tests/run.ts starts. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.results/e2e',
  fullyParallel: true,
  // One more than the processors of a small machine: each test waits about a fifth of its time.
  workers: 3,
  // A test that passes at the second attempt counts as passed, and is named at the end of the run.
  retries: 1,
  timeout: 150_000,
  // The first request to a function starts its process. On a busy machine, each of three browsers has a part of a processor.
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['WAYMARK_ADDRESS'] ?? 'http://127.0.0.1:5000',
    // Pass `--trace on` to look into a fault: traces of every test would cost a third of the time.
    screenshot: 'only-on-failure',
    // A worker would answer in place of the network that a test takes away. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      grep: isCoreRun ? CORE : /./,
      grepInvert: isCoreRun ? [] : otherThanCore('fr', CORE),
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Only tests that depend on the size of the window: every page has a test of its own in both sizes.
    {
      name: 'phone',
      grep: isCoreRun ? CORE_PHONE : /@phone/,
      grepInvert: isCoreRun ? [] : otherThanCore('en', CORE_PHONE),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});

/**
 * Tests in one language that run at both sizes, without those that `npm test` runs. A journey in both languages runs in English on a desk
 * and in French on a phone: what one size leaves out, the other has. `every-page` shows the texts of every page in both languages at
 * both sizes.
 */
function otherThanCore(language: 'en' | 'fr', core: RegExp): RegExp {
  return new RegExp(`\\bin ${language}\\b(?!.*${core.source}).*@phone`);
}
