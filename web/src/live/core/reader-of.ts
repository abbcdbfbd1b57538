import type { LiveQuery } from './live-query.ts';
import type { RawDocument } from './raw-document.ts';
import { READERS } from './readers.ts';

/** How the documents of a query are read. */
export function readerOf<Value>({
  reads,
}: LiveQuery<Value>): (documents: readonly RawDocument[]) => Value | undefined {
  // The type of the query allows only readers of its value.
  return READERS[reads] as (documents: readonly RawDocument[]) => Value | undefined;
}
