import { defineConfig, devices } from '@playwright/test';
import { readMachine } from '../../emulators/machine.ts';
import { isCoreRun } from './support/core-run.ts';

const { chromium } = readMachine();

/** The address of a running Waymark is in the environment: tests/run.ts starts one. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.results/e2e',
  fullyParallel: true,
  workers: 2,
  // What passes the second time counts as passed, and the end of the run names it.
  retries: 1,
  timeout: 60_000,
  // The first request to a function starts its process.
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: process.env['WAYMARK_ADDRESS'] ?? 'http://127.0.0.1:5000',
    // Whoever looks for a fault asks for a trace (`--trace on`): of every test, they cost a third of the time.
    screenshot: 'only-on-failure',
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
      grep: isCoreRun ? /@core(?!-)/ : /./,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Only what depends on the size of the window: every page in both sizes has a test of its own.
    {
      name: 'phone',
      grep: isCoreRun ? /@core-phone/ : /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
