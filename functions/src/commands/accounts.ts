/**
 * npm run accounts -- keys: prints a set of keys for the tokens of content accounts, the value of the secret CONTENT_KEYS. With
 * the current set in the variable of that name, the set after it: the next key signs, and tokens of the previous one stay valid.
 */
import { rotatedContentKeys } from '../content-accounts/rotate-keys.ts';

const USAGE = 'Usage: npm run accounts -- keys';

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'keys' || rest.length > 0) throw new Error(USAGE);
  const current = process.env['CONTENT_KEYS'];
  process.stdout.write(`${await rotatedContentKeys(current === '' ? undefined : current)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
