/**
 * npm run map-index -- rebuild | check | repair: rebuilds the map index from the public items, prints every tile that differs
 * from them, or repairs these tiles.
 *
 * --project ID that of a real Firebase project, by this machine's application default credentials; without it, the database of
 * the running local stack
 */
import { parseArgs } from 'node:util';
import { tileKey } from '@waymark/model/map-index/map-tile';
import type { Difference } from '../map-index/full-index.ts';
import { chooseDatabase } from './choose-database.ts';

const USAGE = 'Usage: npm run map-index -- rebuild | check | repair [--project ID]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command] = positionals;
  const commands = { rebuild, check, repair };
  if (positionals.length !== 1 || command === undefined || !isKeyOf(commands, command))
    throw new Error(USAGE);
  await chooseDatabase(values.project);
  await commands[command]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isKeyOf<Commands extends object>(commands: Commands, name: PropertyKey): name is keyof Commands {
  return Object.hasOwn(commands, name);
}

async function rebuild(): Promise<void> {
  const { firestore, rebuildIndex } = await loaded();
  const { tiles, repaired } = await rebuildIndex(firestore);
  console.log(`Wrote ${tiles.toLocaleString('en')} tiles.`);
  if (repaired > 0)
    console.log(`${repaired.toLocaleString('en')} had changed meanwhile and were written again.`);
}

async function check(): Promise<void> {
  const { firestore, differences } = await loaded();
  let count = 0;
  for await (const difference of differences(firestore)) {
    count++;
    print(difference);
  }
  console.log(
    count === 0 ? 'The map index is what the items give.' : `${count.toLocaleString('en')} tiles differ.`,
  );
  if (count > 0) process.exitCode = 1;
}

async function repair(): Promise<void> {
  const { firestore, repairIndex } = await loaded();
  const count = await repairIndex(firestore, print);
  console.log(
    count === 0 ? 'The map index is what the items give.' : `Repaired ${count.toLocaleString('en')} tiles.`,
  );
}

function print({ tile, how }: Difference): void {
  console.log(`${tileKey(tile)}  ${how}`);
}

async function loaded() {
  const { firestore } = await import('../platform/admin.ts');
  const { differences } = await import('../map-index/full-index.ts');
  const { rebuildIndex, repairIndex } = await import('../map-index/repair-index.ts');
  return { firestore, differences, rebuildIndex, repairIndex };
}
