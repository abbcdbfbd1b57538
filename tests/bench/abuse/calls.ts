import { Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** Sends a request. @returns the status */
export type Send = (call: Call) => Promise<number>;

/**
 * Sends requests to a port of this machine. `fetch` takes more of a processor than the functions that are measured.
 *
 * @param atOnce the most requests that are under way at once; further ones wait
 */
export function sendTo(port: number, atOnce = 1): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return ({ body, ...options }) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const sent = request({ host: '127.0.0.1', port, agent, ...options }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };
}
