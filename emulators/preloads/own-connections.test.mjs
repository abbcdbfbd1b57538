// @ts-check
import { once } from 'node:events';
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import './own-connections.mjs';

test('a server keeps idle connections', async () => {
  const server = http.createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const { headers } = await fetch(`http://127.0.0.1:${typeof address === 'object' && address?.port}/`);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});
