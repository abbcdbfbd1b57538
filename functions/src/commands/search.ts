/**
 * npm run search -- settings | rebuild | check | repair: applies the settings and synonyms of the search indexes, rebuilds the
 * indexes beside the current ones and then replaces these, prints every document whose records differ from it, or writes these
 * again.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials, with the search engine of
 * VITE_ALGOLIA_APP_ID and the key in ALGOLIA_WRITE_KEY; without it, those of the running local stack
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseDatabase } from './choose-database.ts';
import { chooseEngine } from './choose-engine.ts';

const USAGE = 'Usage: npm run search -- settings | rebuild | check | repair [--project ID]';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command] = positionals;
  const commands = { settings, rebuild, check, repair };
  if (positionals.length !== 1 || command === undefined || !isKeyOf(commands, command))
    throw new Error(USAGE);
  await chooseDatabase(values.project);
  await commands[command](values.project);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isKeyOf<Commands extends object>(commands: Commands, name: PropertyKey): name is keyof Commands {
  return Object.hasOwn(commands, name);
}

async function settings(project: string | undefined): Promise<void> {
  const { search, configureIndex, INDEXES } = await loaded(project);
  for (const index of INDEXES) await configureIndex(search.engine, index);
  console.log(`Applied the settings and synonyms of ${INDEXES.join(' and ')}.`);
}

async function rebuild(project: string | undefined): Promise<void> {
  const { search, rebuildIndex, INDEXES } = await loaded(project);
  for (const index of INDEXES) {
    const records = await rebuildIndex(search, index);
    console.log(`${index}: ${records.toLocaleString('en')} records.`);
  }
}

async function check(project: string | undefined): Promise<void> {
  const { search, searchDifferences, INDEXES } = await loaded(project);
  let count = 0;
  for (const index of INDEXES) {
    for await (const { path, how } of searchDifferences(search, index)) {
      count++;
      console.log(`${index}  ${path}  ${how}`);
    }
  }
  console.log(
    count === 0
      ? 'The search indexes are what the database gives.'
      : `${count.toLocaleString('en')} documents differ.`,
  );
  if (count > 0) process.exitCode = 1;
}

async function repair(project: string | undefined): Promise<void> {
  const { search, repairSearch, INDEXES } = await loaded(project);
  let count = 0;
  for (const index of INDEXES) {
    count += await repairSearch(search, index, ({ path, how }) => console.log(`${index}  ${path}  ${how}`));
  }
  console.log(
    count === 0
      ? 'The search indexes are what the database gives.'
      : `Repaired ${count.toLocaleString('en')} documents.`,
  );
}

/** Loaded only now, because the Admin SDK reads its database from the environment on loading. */
async function loaded(project: string | undefined) {
  const { firestore } = await import('../platform/admin.ts');
  const { firestoreSearch } = await import('../search/firestore-search.ts');
  const { configureIndex, rebuildIndex } = await import('../search/rebuild/rebuild.ts');
  const { repairSearch, searchDifferences } = await import('../search/rebuild/differences.ts');
  const { INDEXES } = await import('../search/sources/source-path.ts');
  const search = firestoreSearch(firestore, chooseEngine(ROOT, project));
  return { search, configureIndex, rebuildIndex, repairSearch, searchDifferences, INDEXES };
}
