import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStreetServer, streetsAddress } from './street-server.ts';

let address = '';
let stop = async () => {};

beforeAll(async () => {
  const port = await freePort();
  stop = await startStreetServer(port);
  address = streetsAddress(port);
});
afterAll(() => stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test('a range of the archive is answered with its bytes, for pages of other origins too', async () => {
  const response = await fetch(address, {
    headers: { range: 'bytes=0-6', origin: 'http://127.0.0.1:5000' },
  });
  expect(response.status).toBe(206);
  expect(await response.text()).toBe('PMTiles');
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-6\/\d{7,}$/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toContain('max-age');
  expect(response.headers.get('etag')).toMatch(/^"/);
});

test('a page of another origin may request ranges', async () => {
  const response = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5000',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'range',
    },
  });
  expect(response.headers.get('access-control-allow-headers')).toBe('range');
});

test('a range beyond the end is refused, and other files do not exist', async () => {
  expect((await fetch(address, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  expect((await fetch(new URL('/street-server.ts', address))).status).toBe(404);
});
