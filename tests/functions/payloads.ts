import { PAYLOAD_SCHEMAS, type Payload, type PayloadPage } from '@waymark/model/payloads';
import { expect } from 'vitest';
import { ask } from './requests.ts';

/** Requests the payload of a page, by the page's path. */
export function askPayload(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return ask(`${path}/_payload.json`, { headers });
}

/** The payload of the page at a path, parsed by its schema. */
export async function payloadOf<Page extends PayloadPage>(page: Page, path: string): Promise<Payload<Page>> {
  const response = await askPayload(path);
  expect(response.status).toBe(200);
  // The schema of this very page parses it.
  return PAYLOAD_SCHEMAS[page].parse(await response.json()) as Payload<Page>;
}
