// @ts-check
/**
 * Loaded before firebase-tools. A request over a connection that the other side has just closed because it was idle fails. The
 * emulators send requests to the processes of functions over connections that they keep, and answer 500 then: each request gets a
 * connection of its own. And the emulators close an idle connection after 5 seconds, at which a function fails that just sends a
 * request: they keep it for 10 minutes.
 */
import http from 'node:http';

http.globalAgent = new http.Agent({ keepAlive: false });

const { createServer } = http;
http.createServer = /** @type {typeof createServer} */ (
  (/** @type {Parameters<typeof createServer>} */ ...args) =>
    Object.assign(createServer(...args), { keepAliveTimeout: 600_000 })
);
