/**
 * npm run accounts -- keys: prints a set of keys for the tokens of content accounts, the value of the secret CONTENT_KEYS. With
 * the current set in the variable of that name, the set after it: the next key signs, and tokens of the previous one stay valid.
 *
 * npm run accounts -- check UID | delete UID: prints everything that is left of a user, or deletes their account at once, without
 * the 14 days in which users can change their minds.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials, with the search engine and the
 * identity provider of the variables and the keys in ALGOLIA_WRITE_KEY and AUTH0_MANAGEMENT_CLIENT_SECRET; without it, those of
 * the running local stack
 * --subject S the user's subject at the identity provider, where no deletion has remembered it
 *
 * The exit code is 1 where something is left. `check` compares the map index and the search indexes of all users too: tiles and records of lists have no user.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { uidSchema } from '@waymark/model/ids';
import type { PersonalStore } from '../personal-data/person.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { chooseDatabase } from './choose-database.ts';
import { choosePersonalStore } from './choose-personal-store.ts';

const USAGE = 'Usage: npm run accounts -- keys | check UID | delete UID [--project ID] [--subject SUBJECT]';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The most lines of one place. */
const MOST_SHOWN = 20;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, subject: { type: 'string' } },
  });
  const [command, uid, ...rest] = positionals;
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'keys' && uid === undefined) await printKeys();
  else if ((command === 'check' || command === 'delete') && uid !== undefined) {
    if (!uidSchema.safeParse(uid).success) throw new Error(`"${uid}" is no uid.`);
    await chooseDatabase(values.project);
    const store = await choosePersonalStore(ROOT, values.project);
    const isClean = await (command === 'check' ? check : deleteNow)(store, uid, values.subject);
    if (!isClean) process.exitCode = 1;
  } else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function printKeys(): Promise<void> {
  const { rotatedContentKeys } = await import('../content-accounts/rotate-keys.ts');
  const current = process.env['CONTENT_KEYS'];
  process.stdout.write(`${await rotatedContentKeys(current === '' ? undefined : current)}\n`);
}

/** @returns whether nothing is left */
async function check(store: PersonalStore, uid: string, subject: string | undefined): Promise<boolean> {
  const { leftOf } = await import('../personal-data/delete-account.ts');
  const { differences } = await import('../map-index/full-index.ts');
  const counts = new Map<string, number>();
  for await (const { place, what } of leftOf(store, uid, subject)) {
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    if (count <= MOST_SHOWN) console.log(`${place}  ${what}`);
  }
  for (const [place, count] of counts) {
    if (count > MOST_SHOWN) console.log(`${place}  and ${(count - MOST_SHOWN).toLocaleString('en')} more`);
  }
  let tiles = 0;
  for await (const _ of differences(store.db)) tiles++;
  if (tiles > 0) {
    console.log(`map index  ${tiles.toLocaleString('en')} tiles differ: npm run map-index -- repair`);
  }
  const needless = store.search ? await needlessRecords(store.search) : 0;
  if (needless > 0) {
    console.log(`search  ${needless.toLocaleString('en')} documents are not there: npm run search -- repair`);
  }
  const isClean = counts.size === 0 && tiles === 0 && needless === 0;
  console.log(isClean ? `Nothing of ${uid} is left.` : `Something of ${uid} is left.`);
  return isClean;
}

/** The documents that have records in the search indexes, and do not exist. Lists have no user in their records. */
async function needlessRecords(search: SearchIndex): Promise<number> {
  const { searchDifferences } = await import('../search/rebuild/differences.ts');
  const { INDEXES } = await import('../search/sources/source-path.ts');
  let count = 0;
  for (const index of INDEXES) {
    for await (const { how } of searchDifferences(search, index)) if (how === 'needless') count++;
  }
  return count;
}

/** @returns whether the deletion has ended */
async function deleteNow(store: PersonalStore, uid: string, subject: string | undefined): Promise<boolean> {
  const { deleteAccount } = await import('../personal-data/delete-account.ts');
  const { hasten } = await import('../personal-data/deletion.ts');
  await hasten(store.db, { uid, subject, now: Date.now() });
  const isOver = await deleteAccount(store, uid);
  console.log(
    isOver
      ? `The account ${uid} is deleted.`
      : `The content of ${uid} is deleted, and the account closed. The schedule deletes the rest when no token of theirs is valid any more, in about a day.`,
  );
  return isOver;
}
