import type * as z from 'zod/mini';
import type { RawDocument } from './raw-document.ts';

/** Reads a document. A document that breaks its schema is left out and logged with its path, and the page continues. */
export function readEntity<Schema extends z.ZodMiniType>(
  { path, id, data }: RawDocument,
  schema: Schema,
  /** The field of the schema that has the document's name. */
  name = 'id',
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse({ ...data, [name]: id });
  if (parsed.success) return parsed.data;
  console.warn(`The document ${path} breaks its schema and is left out.`);
  return undefined;
}
