import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { DemoPicture } from './demo-pictures.ts';

const hashes = z.record(z.string(), z.string());

/** Minutes of drawing are lost at most when it is interrupted. */
const KEPT_EVERY = 10;

export interface ThumbhashFiles {
  /** The result, written when all pictures were drawn. */
  readonly result: string;
  /** What an interrupted run had; the next one goes on from there. Delete it after a change to how pictures are drawn. */
  readonly unfinished: string;
}

/**
 * Draws every picture and writes the thumbhashes of all, sorted by seed.
 * @param progress is told after each picture how many of all have their hash
 */
export async function writeThumbhashes(
  pictures: readonly DemoPicture[],
  render: (picture: DemoPicture) => Promise<{ thumbhash: string }>,
  { result, unfinished }: ThumbhashFiles,
  progress: (done: number, all: number) => void,
): Promise<void> {
  const before = existsSync(unfinished) ? hashes.parse(JSON.parse(readFileSync(unfinished, 'utf8'))) : {};
  const known = new Map(Object.entries(before));
  try {
    for (const [index, picture] of pictures.entries()) {
      if (!known.has(picture.seed)) known.set(picture.seed, (await render(picture)).thumbhash);
      if (index % KEPT_EVERY === 0) write(unfinished, known);
      progress(index + 1, pictures.length);
    }
  } catch (cause) {
    write(unfinished, known);
    throw new Error(`A picture cannot be drawn: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  const seeds = new Set(pictures.map(({ seed }) => seed));
  write(result, new Map([...known].filter(([seed]) => seeds.has(seed))));
  rmSync(unfinished, { force: true });
}

function write(file: string, known: ReadonlyMap<string, string>): void {
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  // By renaming, so that a file is never half written.
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}
