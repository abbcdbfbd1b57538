import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerRefusals } from './answer-refusals.ts';
import { bodyOf, boundedBodies } from './body.ts';

const app = new Hono();
answerRefusals(app);
app.use(boundedBodies);
app.post('/read', async (context) =>
  context.json(await bodyOf(context, z.strictObject({ name: z.string() }))),
);
app.post('/unread', (context) => context.body(null, 204));

interface Sent {
  body?: RequestInit['body'];
  type?: string;
  encoding?: string;
}

async function send(path: string, { body, type = 'application/json', encoding }: Sent) {
  const headers = { 'Content-Type': type, ...(encoding !== undefined && { 'Content-Encoding': encoding }) };
  // A stream is sent without a length.
  const response = await app.request(path, {
    method: 'POST',
    headers,
    body: body ?? null,
    duplex: 'half',
  } as RequestInit);
  const answer: unknown = response.status === 204 ? null : await response.json();
  return { status: response.status, answer };
}

const refusal = (error: string) => expect.objectContaining({ error, message: expect.any(String) });
const ADA = JSON.stringify({ name: 'Ada' });
const sized = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) });

function streamOf(text: string): ReadableStream {
  return new Blob([text]).stream();
}

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'is read as %s',
    async (type) => {
      expect(await send('/read', { body: ADA, type })).toEqual({ status: 200, answer: { name: 'Ada' } });
    },
  );

  it.each([
    'text/plain',
    '',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/html; a=application/json',
  ])('is not read as "%s": a form of another site could send that', async (type) => {
    expect(await send('/read', { body: ADA, type })).toEqual({
      status: 415,
      answer: refusal('unsupported-body'),
    });
  });

  it.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'x'])(
    'is refused packed as %s',
    async (encoding) => {
      for (const path of ['/read', '/unread']) {
        const body = gzipSync(ADA);
        expect(await send(path, { body, encoding })).toEqual({
          status: 415,
          answer: refusal('unsupported-body'),
        });
      }
    },
  );

  it('may declare that it is not compressed', async () => {
    expect(await send('/read', { body: ADA, encoding: 'identity' })).toMatchObject({ status: 200 });
  });

  it('has at most 64 KiB, with or without a declared length, whether it is read or not', async () => {
    const [longest, longer] = [sized(65_536), sized(65_537)];
    for (const body of [longest, streamOf(longest)]) {
      expect(await send('/read', { body })).toMatchObject({ status: 200 });
    }
    for (const path of ['/read', '/unread']) {
      for (const body of [longer, streamOf(longer)]) {
        expect(await send(path, { body })).toEqual({ status: 422, answer: refusal('invalid') });
      }
    }
  });

  it.each<[string, string | undefined, unknown]>([
    ['none', undefined, [{ field: '', code: 'missing' }]],
    ['half of one', '{"name"', [{ field: '', code: 'missing' }]],
    ['null', 'null', [{ field: '', code: 'wrong-type' }]],
    ['deep lists', '['.repeat(60_000), [{ field: '', code: 'missing' }]],
    [
      'other fields',
      '{"name":1,"__proto__":{"a":1}}',
      [
        { field: 'name', code: 'wrong-type' },
        { field: '__proto__', code: 'unknown-field' },
      ],
    ],
  ])('says all that is wrong: %s', async (_what, body, problems) => {
    expect(await send('/read', { ...(body !== undefined && { body }) })).toEqual({
      status: 422,
      answer: { error: 'invalid', message: expect.any(String), problems },
    });
  });
});
