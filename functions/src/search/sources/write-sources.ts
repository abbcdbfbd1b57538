import { type Operation, RefusedError, type SearchEngine } from '../engine/engine.ts';
import { objectIdOf } from '../records/in-parts.ts';
import type { Sourced } from './sources.ts';

/** The operations that give an index the records of a document, and take those away that it has no more. */
export function operationsFor({ path, records, most }: Sourced): Operation[] {
  const added = records.map((record): Operation => ({ add: record }));
  const needless = Array.from(
    { length: most - records.length },
    (_, i): Operation => ({
      delete: objectIdOf(path, records.length + i),
    }),
  );
  return [...added, ...needless];
}

/**
 * Writes the records of documents. Where the engine refuses a record, each document is written alone, and the refused ones are
 * left out: trying them again would keep all others waiting.
 *
 * @param index the name of the index, which all documents are of
 * @param refused receives the path of each refused document, and why
 */
export async function writeSources(
  engine: SearchEngine,
  index: string,
  sourced: readonly Sourced[],
  refused: (path: string, error: RefusedError) => void,
): Promise<void> {
  try {
    await engine.write(index, sourced.flatMap(operationsFor));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const [only, ...others] = sourced;
    if (only !== undefined && others.length === 0) return refused(only.path, error);
    for (const one of sourced) await writeSources(engine, index, [one], refused);
  }
}
