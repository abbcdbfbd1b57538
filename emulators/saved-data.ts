import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** firebase-tools writes an export here, in the folder where it runs, and then moves it to its place. */
const UNFINISHED_EXPORT = 'firebase-export-';

/** Written last: an export without it is incomplete. */
const METADATA = 'firebase-export-metadata.json';

const metadataSchema = z.object({
  firestore: z.object({ metadata_file: z.string() }).exactOptional(),
  auth: z.object({ path: z.string() }).exactOptional(),
  storage: z.object({ path: z.string() }).exactOptional(),
});

/**
 * Prepares a data folder for a start, whatever happened to the last one: a complete export that was not moved yet is moved, and
 * an unreadable one is set aside with a message.
 *
 * @param runFolder where firebase-tools ran
 * @returns whether there is data to start from
 */
export function prepareSavedData(
  dataFolder: string,
  runFolder: string,
  log: (line: string) => void,
): boolean {
  const fault = findFault(dataFolder);
  if (fault !== undefined)
    log(`${fault}; it is set aside as ${moveAside(dataFolder)}, and this start begins afresh.`);
  for (const name of readdirSync(runFolder).filter((entry) => entry.startsWith(UNFINISHED_EXPORT))) {
    const unfinished = join(runFolder, name);
    if (
      !existsSync(dataFolder) &&
      existsSync(join(unfinished, METADATA)) &&
      findFault(unfinished) === undefined
    ) {
      mkdirSync(dirname(dataFolder), { recursive: true });
      renameSync(unfinished, dataFolder);
    }
    rmSync(unfinished, { recursive: true, force: true });
  }
  return existsSync(dataFolder);
}

/**
 * Renames a data folder, so that the start begins without data and nothing is lost.
 *
 * @returns its new path
 */
export function moveAside(dataFolder: string): string {
  const place = `${dataFolder}-unreadable-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(dataFolder, place);
  return place;
}

/**
 * The fault of an export, as the beginning of a sentence; undefined for a valid or missing one.
 */
function findFault(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    const { firestore, auth, storage } = metadataSchema.parse(readJson(join(folder, METADATA)));
    if (auth !== undefined) {
      readJson(join(folder, auth.path, 'accounts.json'));
      readJson(join(folder, auth.path, 'config.json'));
    }
    if (storage !== undefined) readJson(join(folder, storage.path, 'buckets.json'));
    const needed = [
      ...(firestore === undefined ? [] : [firestore.metadata_file]),
      ...(storage === undefined ? [] : [join(storage.path, 'blobs'), join(storage.path, 'metadata')]),
    ];
    const missing = needed.find((entry) => !existsSync(join(folder, entry)));
    return missing === undefined ? undefined : `The saved data lacks ${missing}`;
  } catch (error) {
    return `The saved data cannot be read (${error instanceof Error ? error.message.split('\n')[0] : error})`;
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
