/**
 * npm run content -- publish: brings the team's articles and the country texts of `content/` to a database.
 *
 * --project ID    that of a real Firebase project, by this machine's application default credentials; without it, the database
 *                 of the local stack that runs
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const LOCAL_PROJECT = 'demo-waymark';
const USAGE = 'Usage: npm run content -- publish [--project ID]';
const content = (path: string) => fileURLToPath(new URL(`../../../content/${path}`, import.meta.url));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'publish') throw new Error(USAGE);
  if (values.project === undefined) await chooseLocalStack();
  else await chooseProject(values.project);
  await publish();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with one sentence where its Firestore does not answer */
async function chooseLocalStack(): Promise<void> {
  const host = `127.0.0.1:${process.env['WAYMARK_PORT_FIRESTORE'] ?? 8080}`;
  try {
    await fetch(`http://${host}/`);
  } catch (cause) {
    throw new Error(
      `The local stack does not run (asked at ${host}): start it with npm start, or name a real project with --project ID.`,
      { cause },
    );
  }
  Object.assign(process.env, {
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIRESTORE_EMULATOR_HOST: host,
    METADATA_SERVER_DETECTION: 'none', // no search for a Google Cloud machine's own credentials
  });
}

/** @throws Error with one sentence where the project is none of Firebase's, or this machine may not write to any */
async function chooseProject(id: string): Promise<void> {
  if (id === '' || id.startsWith('demo-')) {
    throw new Error(`--project is "${id}"; it must be the id of a real Firebase project.`);
  }
  process.env['GCLOUD_PROJECT'] = id;
  // A shell that talked to the local stack before must not send this there.
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const { applicationDefault } = await import('firebase-admin/app');
  try {
    await applicationDefault().getAccessToken();
  } catch (cause) {
    throw new Error(
      'This machine has no application default credentials: run gcloud auth application-default login first.',
      { cause },
    );
  }
}

async function publish(): Promise<void> {
  // Loaded only now: the Admin SDK takes its database from the environment as it is when it loads.
  const { firestore } = await import('../platform/admin.ts');
  const { rebuildCounts } = await import('../publish/counts.ts');
  const { publishArticles, readArticles } = await import('../publish/team/publish-articles.ts');
  const { publishCountries } = await import('../publish/team/publish-countries.ts');
  const countries = await publishCountries(firestore, content('countries'));
  const articles = readArticles(content('articles'));
  await publishArticles(firestore, articles);
  await rebuildCounts(firestore);
  console.log(`Published ${countries} countries and ${articles.length} articles.`);
}
