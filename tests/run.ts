/**
 * npm test: every suite, one after another, on a local stack of its own beside one that may be running.
 */
import { issuerOn } from '../emulators/identity/places.ts';
import { startLocalWaymark } from '../emulators/local-waymark.ts';
import { HOST, readPorts } from '../emulators/ports.ts';
import { interruption } from '../emulators/until-stopped.ts';
import { runStaticChecks, type Tally } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';

/** Away from the usual ports, and from those that the rules and contract tests take for emulators of their own. */
const PORT_OFFSET = 15_000;

const signal = interruption();
// The guard of the stack ends it when we are gone.
signal.addEventListener('abort', () => process.exit(130));

const total: Tally = { passed: 0, failed: 0 };
const add = ({ passed, failed }: Tally) => {
  total.passed += passed;
  total.failed += failed;
};

add(await runStaticChecks());
add(await runVitest('unit'));
add(await runVitest('slow'));
add(await runVitest('rules'));
add(await runOnStack());
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The suites that need everything running. */
async function runOnStack(): Promise<Tally> {
  const ports = readPorts(process.env, PORT_OFFSET);
  const waymark = await startLocalWaymark({
    ports,
    log: (line) => console.log(line),
    web: true,
    projectId: 'demo-waymark-test',
    signal,
  });
  try {
    const environment = {
      ...waymark.environment,
      WAYMARK_ADDRESS: `http://${HOST}:${ports.hosting}`,
      WAYMARK_ISSUER: issuerOn(ports.identity),
    };
    const tallies = [await runVitest('functions', environment), await runVitest('contracts', environment)];
    await waymark.painted;
    tallies.push(await runPlaywright(environment));
    return {
      passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
      failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    await waymark.stop();
  }
}
