import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ADDRESS, ask } from './requests.ts';

/** Sends lines of a request as they are. @returns the status of the answer */
async function send(...lines: string[]): Promise<number> {
  const { hostname, port } = new URL(ADDRESS);
  const socket = connect(Number(port), hostname);
  socket.end(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1]);
}

it.each([
  ['a path that is no UTF-8', ['GET /%E0%A4%A/_payload.json HTTP/1.1', 'Host: a']],
  ['a host with a space', ['GET / HTTP/1.1', 'Host: a b']],
  ['a port that is no number', ['GET /api/auth/token HTTP/1.1', 'Host: a:b']],
])('a request with %s is refused, and Waymark goes on', async (_what, lines) => {
  expect(await send(...lines)).toBe(400);
  expect((await ask('/robots.txt')).status).toBe(200);
});
