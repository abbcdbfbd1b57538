/**
 * npm run content -- publish: brings the team's articles and the country texts of `content/` to a database.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials; without it, the database of
 * the running local stack
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseDatabase } from './choose-database.ts';

const USAGE = 'Usage: npm run content -- publish [--project ID]';
const content = (path: string) => fileURLToPath(new URL(`../../../content/${path}`, import.meta.url));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'publish') throw new Error(USAGE);
  await chooseDatabase(values.project);
  await publish();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function publish(): Promise<void> {
  // Loaded only now, because the Admin SDK reads its database from the environment on loading.
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
