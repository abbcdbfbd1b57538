import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { apiKey } from './api-keys.ts';

/** What is stored beside the records. Settings and synonyms were checked when they came. */
const catalogueSchema = z.object({
  indices: z.array(
    z.object({
      name: z.string(),
      /** The name of its journal. */
      file: z.string().regex(/^[\w-]+\.jsonl$/),
      settings: z.record(z.string(), z.unknown()),
      synonyms: z.array(z.unknown()),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
  keys: z.array(apiKey),
});

export type StoredCatalogue = z.infer<typeof catalogueSchema>;

/** @throws Error where the file cannot be read; undefined where there is none */
export function readCatalogue(file: string): StoredCatalogue | undefined {
  return existsSync(file) ? catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** An interruption leaves the file unchanged. */
export function writeCatalogue(file: string, catalogue: StoredCatalogue): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(catalogue), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
