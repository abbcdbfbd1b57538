/**
 * npm test: every suite on a local stack of its own, beside one that may be running. The browser runs the core journeys alone;
 * with WAYMARK_FULL (npm run test:full) every one, in both languages, sizes and schemes.
 */
import { issuerOn } from '../emulators/identity/places.ts';
import { startLocalWaymark } from '../emulators/local-waymark.ts';
import { HOST, readPorts } from '../emulators/ports.ts';
import { interruption } from '../emulators/until-stopped.ts';
import { isFullRun } from './full-run.ts';
import { runStaticChecks } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { conclude, type Tally } from './tally.ts';

/** Away from the usual ports, and from those that the rules and contract tests take for emulators of their own. */
const PORT_OFFSET = 15_000;

/** The groups of vitest.config.ts: most of their time goes by in waiting, and what runs side by side has nothing in common. */
const FUNCTIONS = [
  ['functions-map', 'functions-people'],
  ['functions-reactions', 'functions-publishing'],
] as const;

const signal = interruption();
// The guard of the stack ends it when we are gone.
signal.addEventListener('abort', () => process.exit(130));

const tallies = [
  await runStaticChecks(),
  await runVitest('unit*'),
  await runVitest('slow'),
  await runVitest('rules'),
  ...(await runOnStack()),
];
conclude(isFullRun ? 'npm run test:full' : 'npm test', tallies, performance.now() / 1_000);

/** The suites that need everything running. */
async function runOnStack(): Promise<Tally[]> {
  const ports = readPorts(process.env, PORT_OFFSET);
  const begun = performance.now();
  const waymark = await startLocalWaymark({
    ports,
    log: (line) => console.log(line),
    web: true,
    projectId: 'demo-waymark-test',
    signal,
  });
  const seconds = (performance.now() - begun) / 1_000;
  const start: Tally = { name: 'start of the stack', seconds, passed: 0, failures: [], flaky: [], files: [] };
  try {
    const environment = {
      ...waymark.environment,
      WAYMARK_ADDRESS: `http://${HOST}:${ports.hosting}`,
      WAYMARK_ISSUER: issuerOn(ports.identity),
    };
    const built = await runVitest('built', environment);
    const functions: Tally[] = [];
    for (const pair of FUNCTIONS) {
      functions.push(...(await Promise.all(pair.map((group) => runVitest(group, environment)))));
    }
    const contracts = await runVitest('contracts', environment);
    return [start, built, ...functions, contracts, await runPlaywright(environment)];
  } finally {
    await waymark.stop();
  }
}
