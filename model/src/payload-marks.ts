import * as z from 'zod/mini';
import { ISLAND_SCHEMAS, type IslandName } from './islands.ts';
import { PAYLOAD_SCHEMAS, type PayloadPage } from './payloads.ts';

/** The header that names the schema that checked a payload or the part of a page: see `payloadMark`. */
export const PAYLOAD_MARK_HEADER = 'Waymark-Payload';

/**
 * A short name for the schema of a page's payload, which changes with the schema. The function has checked the payload. A page
 * that finds the mark of its own build can trust the payload without loading schemas or zod.
 */
export function payloadMark(page: PayloadPage): Promise<string> {
  return markOf(PAYLOAD_SCHEMAS[page]);
}

/** The same for a part that refreshes on its own. */
export function islandMark(name: IslandName): Promise<string> {
  return markOf(ISLAND_SCHEMAS[name]);
}

async function markOf(schema: z.ZodMiniType): Promise<string> {
  const form = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form));
  return [...new Uint8Array(digest.slice(0, 6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
