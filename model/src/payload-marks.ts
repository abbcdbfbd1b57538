import * as z from 'zod/mini';
import { PAYLOAD_SCHEMAS, type PayloadPage } from './payloads.ts';

/** The header of an answer that says by which schema its payload was checked: see `payloadMark`. */
export const PAYLOAD_MARK_HEADER = 'Waymark-Payload';

/**
 * A short name for the schema of a page's payload: another one as soon as the schema changes. The function that answers has
 * checked the payload by its schema; a page that finds the mark of its own build knows that they mean the same, and needs
 * neither the schemas nor zod before it shows anything.
 */
export async function payloadMark(page: PayloadPage): Promise<string> {
  const form = JSON.stringify(z.toJSONSchema(PAYLOAD_SCHEMAS[page], { unrepresentable: 'any' }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form));
  return [...new Uint8Array(digest.slice(0, 6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
