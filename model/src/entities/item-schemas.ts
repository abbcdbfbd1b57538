import type * as z from 'zod/mini';
import type { Kind } from './kinds.ts';
import { list } from './list.ts';
import { PUBLIC_SCHEMAS } from './public-document.ts';

/** The schema of the documents of each collection of `COLLECTION_OF`. */
export const ITEM_SCHEMAS = { ...PUBLIC_SCHEMAS, list } as const satisfies {
  [OfKind in Kind]: z.ZodMiniType<{ kind: OfKind }>;
};
