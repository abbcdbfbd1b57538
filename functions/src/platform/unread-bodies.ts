import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/**
 * How long an answer waits for the rest of a body, in milliseconds, and for how many bytes. Only an attack sends more, and may lose
 * the answer.
 */
const PATIENCE = 2_000;
const MOST_BYTES = 1_024 * 1_024;

/**
 * Leaves the bodies of a public function to its own code. The framework that serves functions reads a body before it calls the
 * function, unpacks it, and keeps up to 1 GB of it several times. It skips requests that declare no body, so for it they do not:
 * our own code sees the headers as they were sent (`rawHeaders`) and reads at most what `boundedBodies` allows.
 *
 * Node announces a request before the server that belongs to the framework handles it.
 * @param name of the function, as it is deployed. All functions are one bundle, and those that only tasks and triggers call need
 *   the framework's parsing: Google accepts their requests only from its own services.
 */
export function leaveBodiesUnread(name: string): void {
  if (process.env['FUNCTION_TARGET'] !== name) return;
  subscribe('http.server.request.start', (message) => {
    const request =
      typeof message === 'object' && message !== null && 'request' in message && message.request;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
  });
}

/**
 * Outermost in every app of a function whose bodies are unread: receives what is left of a body before the answer is sent, and
 * drops it. A connection that is closed with unread bytes is reset, and the caller may lose the answer.
 */
export const dropRestOfBody: MiddlewareHandler = async (context, next) => {
  await next();
  const incoming: unknown = context.env?.incoming;
  if (!(incoming instanceof IncomingMessage) || incoming.complete || incoming.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE);
  let bytes = 0;
  // Whoever read the beginning would keep the rest.
  incoming.removeAllListeners('data');
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) return;
    incoming.pause();
    resolve();
  });
  for (const event of ['end', 'error', 'close']) incoming.on(event, resolve);
  incoming.resume();
  await promise;
  clearTimeout(timer);
};
