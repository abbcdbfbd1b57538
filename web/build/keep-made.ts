import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What was made, by what it is made of, so that a later build finds it. */
const CACHE = resolve(import.meta.dirname, '../.cache/map');

const ROOT = resolve(import.meta.dirname, '../..');

/** Files by their paths, and a name that changes with what they are made of. */
export interface Made<Content extends string | Uint8Array> {
  name: string;
  files: Map<string, Content>;
}

/**
 * Makes files, or finds those of an earlier build: making them takes many seconds.
 *
 * @param madeOf patterns of all files that the result depends on, from the root of the repository
 */
export function keepMade<Content extends string | Uint8Array>(
  madeOf: readonly string[],
  make: () => Map<string, Content>,
): Made<Content> {
  const name = nameOf(madeOf);
  const file = join(CACHE, `${name}.v8`);
  if (existsSync(file)) return { name, files: deserialize(readFileSync(file)) };
  const files = make();
  mkdirSync(CACHE, { recursive: true });
  // Two builds at a time never read half of a file.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, serialize(files));
  renameSync(written, file);
  return { name, files };
}

function nameOf(madeOf: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(madeOf, { cwd: ROOT }).toSorted()) {
    hash.update(path).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('base64url').slice(0, 8);
}
