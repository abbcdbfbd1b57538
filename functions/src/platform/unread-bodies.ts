import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

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
