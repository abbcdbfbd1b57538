import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SERVER = new URL('../testing/framework-server.ts', import.meta.url);
const MB = 1_024 * 1_024;

/** How much more memory requests may take than the process has after its start, in MB. */
const SPARE = 40;

let server: ChildProcess;
let port: number;
let atRest: number;

beforeAll(async () => {
  server = fork(SERVER, { env: { ...process.env, FUNCTION_TARGET: 'api' } });
  port = await next();
  await send({ path: '/read', body: JSON.stringify({ name: 'Ada' }) });
  atRest = await memory();
});

afterAll(() => {
  server.kill();
});

/** The next number that the server says. */
async function next(): Promise<number> {
  const [said] = await once(server, 'message');
  return Number(said);
}

/** The most memory that the server has had, in MB. */
function memory(): Promise<number> {
  server.send('memory');
  return next();
}

interface Sent {
  path: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/**
 * Sends a body; without a length where the headers say so.
 * @throws the error of the connection where it is closed without an answer
 */
async function send({ path, body, headers = {} }: Sent): Promise<{ status: number; answer: unknown }> {
  const isChunked = 'Transfer-Encoding' in headers;
  const length = isChunked ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const sent = request({
    port,
    path,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...length, ...headers },
  });
  // The server closes the connection of a body that it does not want.
  sent.on('error', () => {});
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, answer: JSON.parse((await text(response)) || 'null') };
}

const CHUNKED = { 'Transfer-Encoding': 'chunked' };

it('the body of a request is read by our own code, with or without a length', async () => {
  const body = JSON.stringify({ name: 'Élodie' });
  for (const headers of [{}, CHUNKED]) {
    expect(await send({ path: '/read', body, headers })).toEqual({ status: 200, answer: { name: 'Élodie' } });
  }
});

it.each([
  ['packed', gzipSync(Buffer.alloc(300 * MB, ' ')), { 'Content-Encoding': 'gzip' }, 415],
  [
    'packed ten times as long',
    gzipSync(Buffer.alloc(1_000 * MB, ' '), { level: 9 }),
    { 'Content-Encoding': 'gzip' },
    415,
  ],
  ['packed by deflate', gzipSync(Buffer.alloc(300 * MB)), { 'Content-Encoding': 'deflate' }, 415],
  ['long', Buffer.alloc(32 * MB, ' '), {}, 422],
  ['long and of no length', Buffer.alloc(32 * MB, ' '), CHUNKED, 422],
  [
    'a long form',
    Buffer.alloc(32 * MB, 'a=1&'),
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    422,
  ],
])('ten bodies, %s, take no memory, whether they are read or not', async (_what, body, headers, status) => {
  for (const path of ['/read', '/unread']) {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => send({ path, body, headers })));
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value.status).toBe(status);
      // The rest of a longer body is not received, so the reset of the connection may overtake the answer.
      else expect(body.length).toBeGreaterThan(MB);
    }
  }
  expect((await memory()) - atRest).toBeLessThan(SPARE);
});

it('a body that nobody reads does not cost the answer, even where the connection is closed at once', async () => {
  const headers = { Connection: 'close' };
  for (const bytes of [10, 60_000, 65_536, MB]) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ path: '/unread', body: Buffer.alloc(bytes, ' '), headers })),
    );
    const status = bytes > 65_536 ? 422 : 204;
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => status));
  }
});

/** Sends lines of a request as they are. @returns the status of the answer; undefined where there is none */
async function sendRaw(lines: readonly string[]): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.setTimeout(2_000, () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return /^HTTP\/1\.1 (\d{3})/.exec(await text(socket).catch(() => ''))?.[1];
}

it.each([
  ['a host with a space', ['GET / HTTP/1.1', 'Host: a b'], ['400']],
  ['no host', ['GET / HTTP/1.1'], ['400']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b'], ['200', '400']],
  ['a path that is no UTF-8', ['GET /%E0%A4%A HTTP/1.1', 'Host: a', 'Connection: close'], ['404', '400']],
  ['no path', ['GET * HTTP/1.1', 'Host: a', 'Connection: close'], ['400', '404']],
  ['a whole address', ['GET http://b/ HTTP/1.1', 'Host: a', 'Connection: close'], ['200', '400']],
  ['a negative length', ['POST /read HTTP/1.1', 'Host: a', 'Content-Length: -1'], ['400']],
  ['two lengths', ['POST /read HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'], ['400']],
  [
    'a length beyond all numbers',
    ['POST /read HTTP/1.1', 'Host: a', `Content-Length: ${'9'.repeat(40)}`],
    ['400'],
  ],
  [
    'a length and chunks',
    ['POST /read HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
    ['400'],
  ],
  ['long headers', ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`], ['431']],
])('a request with %s is answered, and so is the next one', async (_what, lines, statuses) => {
  expect(statuses).toContain(await sendRaw(lines));
  expect(await send({ path: '/read', body: JSON.stringify({ name: 'Ada' }) })).toMatchObject({ status: 200 });
});
