import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rotatedContentKeys } from '@waymark/functions/content-accounts/rotate-keys';

/** The file with the keys of content accounts, beside the data of the Firebase emulators. */
export function contentKeysFile(dataFolder: string): string {
  return join(dirname(dataFolder), 'content-keys.json');
}

/**
 * The keys that sign the tokens of content accounts: those of an earlier start, so that its tokens stay valid, else new ones.
 * @param file where they are saved; without one they are not
 */
export async function openContentKeys(file: string | undefined): Promise<string> {
  if (file !== undefined && existsSync(file)) return readFileSync(file, 'utf8');
  const keys = await rotatedContentKeys(undefined);
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, keys, { mode: 0o600 });
  }
  return keys;
}
