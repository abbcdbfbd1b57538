import { request } from 'node:http';
import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { PROBLEM_CODES } from '@waymark/model/problems';
import { expect } from 'vitest';
import { z } from 'zod';
import { applicationHeaders } from '../app-check.ts';
import type { Person } from './people.ts';

/** The address of Waymark for a browser. */
export const ADDRESS = process.env['WAYMARK_ADDRESS'] ?? '';
const ISSUER = process.env['WAYMARK_ISSUER'] ?? '';
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';

/** Sends a request to Hosting as the application does, without following redirects. */
export async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(await applicationHeaders(ISSUER, PROJECT)))
    headers.set(name, value);
  return askAsAnother(path, { ...options, headers });
}

/** Sends a request to Hosting as another program than the application does. */
export function askAsAnother(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${ADDRESS}${path}`, { redirect: 'manual', ...options });
}

/** Sends a request with a bearer token. */
export function askFor(path: string, token: string): Promise<Response> {
  return ask(path, { headers: { authorization: `Bearer ${token}` } });
}

/** Requests a path exactly as written; `fetch` and browsers resolve its dots before they send it. */
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

/** Sends a request to publish a work. */
export function publish(caller: Person | undefined, workId: string): Promise<Response> {
  return ask(`/api/works/${workId}/publish`, { method: 'POST', headers: authorization(caller) });
}

/** Sends a request that only checks whether a work can be published. */
export function check(who: Person | undefined, workId: string): Promise<Response> {
  return ask(`/api/works/${workId}/check`, { method: 'POST', headers: authorization(who) });
}

export function unpublish(who: Person | undefined, workId: string): Promise<Response> {
  return ask(`/api/works/${workId}/unpublish`, { method: 'POST', headers: authorization(who) });
}

/** Sends a request to delete works for good, with this body. */
export function purge(who: Person | undefined, ids: unknown): Promise<Response> {
  const headers = { ...authorization(who), 'content-type': 'application/json' };
  return ask('/api/works/purge', { method: 'POST', headers, body: JSON.stringify({ ids }) });
}

/** Sends a request to make a new photo of one that is there, with this body. */
export function editPhoto(who: Person | undefined, body: object): Promise<Response> {
  const headers = { ...authorization(who), 'content-type': 'application/json' };
  return ask('/api/photos/edits', { method: 'POST', headers, body: JSON.stringify(body) });
}

function authorization(who: Person | undefined): Record<string, string> {
  return who === undefined ? {} : { Authorization: `Bearer ${who.token}` };
}

const publication = z.strictObject({ kind: z.enum(PUBLISHED_KINDS), id: z.string(), version: z.number() });

/** The body of an answer to a publication. */
export async function published(response: Response): Promise<z.infer<typeof publication>> {
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return publication.parse(await response.json());
}

/** The body of an answer with status 200. */
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

/** Checks that an answer has the form of every refusal. @returns its problems, each as `field code` */
export async function refused(response: Response, status: number, error: string): Promise<string[]> {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const body = refusal.parse(await response.json());
  expect(body.error).toBe(error);
  return (body.problems ?? []).map(({ field, code }) => `${field} ${code}`);
}
