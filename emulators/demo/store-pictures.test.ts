import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRC32C, Storage } from '@google-cloud/storage';
import { variantPath, variantWidths } from '@waymark/model/entities/photo';
import { afterEach, expect, it, vi } from 'vitest';
import { demoContent } from './demo-content.ts';
import { AVATAR_SIZE } from './demo-pictures.ts';
import { storePictures } from './store-pictures.ts';

const { pictures } = await demoContent('https://issuer.example/');
// A small one, whose variants are quickly made.
const picture = pictures.find(({ width }) => width === AVATAR_SIZE.width);
if (picture === undefined) throw new Error('The demo content shows no creator.');

/** A server for files that closes the connections of the first upload instead of answering. */
const server = createServer((request, answer) => {
  if (request.method === 'GET') {
    answer.setHeader('content-type', 'application/json').end('{"items":[]}');
  } else if (closed < 1) {
    closed += 1;
    request.socket.destroy();
  } else {
    saved.push(new URL(request.url ?? '', 'http://local').searchParams.get('name') ?? '');
    void answerSaved(request, answer);
  }
});
let closed = 0;
const saved: string[] = [];

/** Answers with the checksum of the file, which the client compares. */
async function answerSaved(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  // A multipart body: the metadata, then the file, each after an empty line.
  const begin = body.indexOf('\r\n\r\n', body.indexOf('\r\n\r\n') + 4) + 4;
  const checksum = new CRC32C();
  checksum.update(body.subarray(begin, body.lastIndexOf('\r\n--')));
  answer.setHeader('content-type', 'application/json').end(JSON.stringify({ crc32c: `${checksum}` }));
}

afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('uploads a picture again where its connection was closed', { timeout: 30_000 }, async () => {
  // It would come before the address below.
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = new Storage({
    apiEndpoint: `http://127.0.0.1:${port}`,
    projectId: 'demo',
    useAuthWithCustomEndpoint: false,
  });
  await storePictures(storage.bucket('pictures'), [picture], undefined);
  expect(closed).toBe(1);
  expect(saved.sort()).toEqual(
    variantWidths(picture.width)
      .map((width) => variantPath(picture.path, width))
      .sort(),
  );
});
