/**
 * The search engine as a service of its own, for small sites. Its configuration is in the environment: see README.md.
 */
import { once } from 'node:events';
import { z } from 'zod';
import { startSearch } from './search.ts';
import { startKeys } from './start-keys.ts';

const key = z.string('is not set').regex(/^[\w-]{16,100}$/, 'must be 16 to 100 letters, digits, _ or -');

const environment = z.object({
  SEARCH_APP_ID: z.string('is not set').regex(/^[A-Za-z0-9]{1,50}$/, 'must be letters and digits'),
  SEARCH_ADMIN_KEY: key,
  SEARCH_WORKS_KEY: key,
  SEARCH_KEY: key,
  SEARCH_FOLDER: z.string().min(1).default('data'),
  SEARCH_HOST: z.string().min(1).default('0.0.0.0'),
  SEARCH_PORT: z.coerce.number().int().min(1).max(65_535).default(9410),
});

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const read = environment.safeParse(process.env);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new Error(`The configuration is wrong. ${faults.join(' ')}`);
  }
  const {
    SEARCH_APP_ID,
    SEARCH_ADMIN_KEY,
    SEARCH_WORKS_KEY,
    SEARCH_KEY,
    SEARCH_FOLDER,
    SEARCH_HOST,
    SEARCH_PORT,
  } = read.data;
  if (new Set([SEARCH_ADMIN_KEY, SEARCH_WORKS_KEY, SEARCH_KEY]).size < 3)
    throw new Error('The keys must differ from each other.');
  const server = await startSearch({
    host: SEARCH_HOST,
    port: SEARCH_PORT,
    applicationId: SEARCH_APP_ID,
    keys: startKeys({ searchKey: SEARCH_KEY, worksKey: SEARCH_WORKS_KEY, adminKey: SEARCH_ADMIN_KEY }),
    folder: SEARCH_FOLDER,
    withFaults: false,
  });
  console.log(`The search engine listens: ${server.address}`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await server.stop();
}
