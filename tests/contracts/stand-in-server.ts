import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request, whole. */
export interface Question {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** The JSON of the body; undefined without one. */
  body: unknown;
}

/** A server on a free port of this machine, which answers each request once it is read. */
export async function startServer(answer: (question: Question, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    void readQuestion(request).then((question) => answer(question, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readQuestion(request: IncomingMessage): Promise<Question> {
  const body = await text(request);
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://stand-in.invalid'),
    headers: request.headers,
    body: body === '' ? undefined : JSON.parse(body),
  };
}
