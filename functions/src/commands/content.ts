import { fileURLToPath } from 'node:url';
import { firestore } from '../platform/admin.ts';
import { rebuildCounts } from '../publish/counts.ts';
import { publishArticles, readArticles } from '../publish/team/publish-articles.ts';
import { publishCountries } from '../publish/team/publish-countries.ts';

/*
 * `npm run content -- publish`: brings the team's articles and the country texts of `content/` to the database that the
 * environment points to.
 */

const content = (path: string) => fileURLToPath(new URL(`../../../content/${path}`, import.meta.url));

if (process.argv[2] !== 'publish') {
  console.error('Usage: npm run content -- publish');
  process.exitCode = 2;
} else {
  const countries = await publishCountries(firestore, content('countries'));
  const articles = readArticles(content('articles'));
  await publishArticles(firestore, articles);
  await rebuildCounts(firestore);
  console.log(`Published ${countries} countries and ${articles.length} articles.`);
}
