/* @alone: Node's own server is changed. */
import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './odd-requests.mjs';

/** @type {http.Server} */
let server;
/** @type {import('vitest').MockInstance} */
let printed;

beforeEach(async () => {
  printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  // As the emulator of Hosting: what cannot be parsed throws.
  server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', `http://${request.headers.host}`);
    response.end(decodeURIComponent(pathname));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  printed.mockRestore();
  server.close();
});

/** The status of the answer, or nothing where the connection closes without one. @param {string[]} lines */
async function send(...lines) {
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return /^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1] ?? '';
}

test.each([
  ['a path that is no UTF-8', '400', ['GET /%E0%A4%A/_payload.json HTTP/1.1', 'Host: a']],
  ['a host with a space', '400', ['GET / HTTP/1.1', 'Host: a b']],
  ['a port that is no number', '400', ['GET / HTTP/1.1', 'Host: a:b']],
  ['an empty host and two slashes', '400', ['GET // HTTP/1.1', 'Host: ']],
  [
    'another protocol and such a host',
    '400',
    ['GET / HTTP/1.1', 'Host: a b', 'Upgrade: websocket', 'Connection: Upgrade'],
  ],
  ['any other path', '200', ['GET /caf%C3%A9?%E0%A4%A HTTP/1.1', 'Host: a:80']],
])('a request with %s is answered, and so is the next', async (_what, status, lines) => {
  expect(await send(...lines)).toBe(status);
  expect(await send('GET / HTTP/1.1', 'Host: a')).toBe('200');
});

test('a change of data is announced, once a second, and no reading', async () => {
  vi.setSystemTime(Date.now() + 10_000);
  await send('GET /v0/b/bucket/o/file HTTP/1.1', 'Host: a');
  await send('POST /demo/europe-west1/api HTTP/1.1', 'Host: a');
  expect(printed).not.toHaveBeenCalled();
  await send('POST /v0/b/bucket/o?name=file HTTP/1.1', 'Host: a');
  await send('POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1', 'Host: a');
  expect(printed.mock.calls).toEqual([['waymark: the data may have changed']]);
  vi.useRealTimers();
});
