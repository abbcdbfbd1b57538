/**
 * npm test: every suite on a local stack of its own, beside a running one. In the browser only the core journeys run; with WAYMARK_FULL
 * (npm run test:full) every test does.
 *
 * `-- --shard=1/3` runs the first third of the browser tests, for several machines or a slow one. The other suites run with the first
 * part.
 */
import { parseArgs } from 'node:util';
import { issuerOn } from '../emulators/identity/places.ts';
import { startLocalWaymark } from '../emulators/local-waymark.ts';
import { mailBoxOrigin } from '../emulators/mail/mail-box.ts';
import { type Environment, HOST, readPorts } from '../emulators/ports.ts';
import { searchOrigin } from '../emulators/search/local-search.ts';
import { interruption } from '../emulators/until-stopped.ts';
import { isFullRun } from '../functions/src/testing/full-run.ts';
import { SHORT_RUN } from './short-run.ts';
import { runStaticChecks } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { conclude, type Tally } from './tally.ts';

/** Away from the usual ports, and from those of the emulators that the rules and contract tests start. */
const PORT_OFFSET = 15_000;

const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values;
const hasOtherSuites = shard === undefined || shard.startsWith('1/');

const signal = interruption();
// The stack's guard stops it once this process has ended.
signal.addEventListener('abort', () => process.exit(130));

const tallies = [
  ...(hasOtherSuites ? await Promise.all([runStaticChecks(), runVitest('unit*')]) : []),
  ...(await runOnStack()),
];
conclude(isFullRun ? 'npm run test:full' : 'npm test', tallies, performance.now() / 1_000);

/** The suites that need the whole stack, and those that compute while the functions are waited for. */
async function runOnStack(): Promise<Tally[]> {
  const ports = readPorts(process.env, PORT_OFFSET);
  const begun = performance.now();
  const waymark = await startLocalWaymark({
    ports,
    log: (line) => console.log(line),
    web: true,
    projectId: 'demo-waymark-test',
    environment: SHORT_RUN,
    signal,
  });
  const seconds = (performance.now() - begun) / 1_000;
  const start: Tally = { name: 'start of the stack', seconds, passed: 0, failures: [], flaky: [], files: [] };
  try {
    const environment = {
      ...waymark.environment,
      WAYMARK_ADDRESS: `http://${HOST}:${ports.hosting}`,
      WAYMARK_ISSUER: issuerOn(ports.identity),
      WAYMARK_SEARCH: searchOrigin(ports.search),
      WAYMARK_MAILBOX: mailBoxOrigin(ports.mailbox),
    };
    const others = hasOtherSuites ? await testWithoutBrowser(environment) : [];
    return [start, ...others, await runPlaywright(environment, shard)];
  } finally {
    await waymark.stop();
  }
}

/**
 * The groups of vitest.config.ts, and the suites that need no functions, in three lanes of about the same length. Groups that run side
 * by side share no data. The test of the map waits until the whole index is at rest, so that nothing is published beside it.
 */
async function testWithoutBrowser(environment: Environment): Promise<Tally[]> {
  const built = await runVitest('built', environment);
  const testGroup = (name: string) => runVitest(`functions-${name}`, environment);
  const map = testGroup('map');
  const people = testGroup('people');
  const letters = testGroup('letters');
  const publishing = map.then(() => testGroup('publishing'));
  const alone = Promise.all([people, letters]).then(() => testGroup('alone'));
  const reactions = Promise.all([map, alone]).then(() => testGroup('reactions'));
  const others = letters.then(() => testBesideFunctions(without(environment)));
  const slow = publishing.then(() => runVitest('slow', without(environment)));
  const functions = await Promise.all([map, people, letters, alone, reactions, publishing]);
  return [built, ...functions, ...(await others), await slow];
}

/** These start the emulators that they need, and find none of the stack's. */
async function testBesideFunctions(environment: Environment): Promise<Tally[]> {
  const testSuite = (name: string) => runVitest(name, environment);
  return [await testSuite('rules'), await testSuite('contracts')];
}

/** Takes away variables that this process has too, since the stack has published its content from here. */
function without(environment: Environment): Environment {
  return Object.fromEntries(Object.keys(environment).map((name) => [name, undefined]));
}
