/**
 * npm test: every suite, one after another, on a local stack of its own beside one that may be running.
 */
import { issuerOn } from '../emulators/identity/places.ts';
import { startLocalWaymark } from '../emulators/local-waymark.ts';
import { HOST, readPorts } from '../emulators/ports.ts';
import { interruption } from '../emulators/until-stopped.ts';
import { runStaticChecks } from './static-checks.ts';
import { runPlaywright, runVitest } from './suites.ts';
import { conclude, type Tally } from './tally.ts';

/** Away from the usual ports, and from those that the rules and contract tests take for emulators of their own. */
const PORT_OFFSET = 15_000;

const signal = interruption();
// The guard of the stack ends it when we are gone.
signal.addEventListener('abort', () => process.exit(130));

conclude([
  await runStaticChecks(),
  await runVitest('unit'),
  await runVitest('slow'),
  await runVitest('rules'),
  ...(await runOnStack()),
]);

/** The suites that need everything running. */
async function runOnStack(): Promise<Tally[]> {
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
    return tallies;
  } finally {
    await waymark.stop();
  }
}
