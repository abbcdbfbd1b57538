import { request } from 'node:http';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { PROBLEM_CODES } from '@waymark/model/problems';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Person } from './people.ts';

/** Where a browser finds Waymark. */
export const ADDRESS = process.env['WAYMARK_ADDRESS'] ?? '';

/** Asks hosting as a browser does, without following redirects. */
export function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${ADDRESS}${path}`, { redirect: 'manual', ...options });
}

/** Asks for a path exactly as it is written; `fetch` and browsers resolve its dots before they ask. */
export function askRaw(path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, unknown>;
  }>();
  const { hostname, port } = new URL(ADDRESS);
  request({ hostname, port, path }, (response) => {
    response.resume();
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
  })
    .on('error', reject)
    .end();
  return promise;
}

/** Asks to publish a work. */
export function publish(who: Person | undefined, workId: string): Promise<Response> {
  return ask(`/api/works/${workId}/publish`, { method: 'POST', headers: authorization(who) });
}

export function unpublish(who: Person | undefined, workId: string): Promise<Response> {
  return ask(`/api/works/${workId}/unpublish`, { method: 'POST', headers: authorization(who) });
}

/** Asks to delete works for good, or whatever else is sent. */
export function purge(who: Person | undefined, ids: unknown): Promise<Response> {
  const headers = { ...authorization(who), 'content-type': 'application/json' };
  return ask('/api/works/purge', { method: 'POST', headers, body: JSON.stringify({ ids }) });
}

function authorization(who: Person | undefined): Record<string, string> {
  return who === undefined ? {} : { Authorization: `Bearer ${who.token}` };
}

const publication = z.strictObject({ kind: z.enum(PUBLISHED_KINDS), id: z.string(), version: z.number() });

/** What an answer says was published. */
export async function published(response: Response): Promise<z.infer<typeof publication>> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return publication.parse(await response.json());
}

/** What an answer with status 200 says. */
export async function answered<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.infer<Schema>> {
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
}

const problems = z.array(
  z.strictObject({ field: z.string(), code: z.enum(PROBLEM_CODES), limit: z.exactOptional(z.number()) }),
);
const refusal = z.strictObject({
  error: z.string(),
  message: z.string().min(1),
  problems: z.exactOptional(problems.min(1)),
});

/** Holds an answer to what every refusal is, and gives the problems it names, each as `field code`. */
export async function refused(response: Response, status: number, error: string): Promise<string[]> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const body = refusal.parse(await response.json());
  expect(body.error).toBe(error);
  return (body.problems ?? []).map(({ field, code }) => `${field} ${code}`);
}
