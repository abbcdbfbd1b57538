// @ts-check
/**
 * Loaded before firebase-tools. A function may answer before it has read the body of its request, and close the connection. The
 * emulator of functions then begins a second answer, which throws and ends all emulators. This leaves the first answer as it is.
 */
import { RuntimeWorker } from 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';

const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = function (
  /** @type {import('node:http').IncomingMessage} */ received,
  /** @type {import('node:http').ServerResponse} */ response,
  /** @type {unknown[]} */ ...rest
) {
  const { writeHead, write } = response;
  let isSecond = false;
  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {Parameters<typeof writeHead>} */ ...values) => {
      isSecond = response.headersSent;
      return isSecond ? response : writeHead.apply(response, values);
    }
  );
  response.write = /** @type {typeof write} */ (
    (/** @type {Parameters<typeof write>} */ ...values) => !isSecond && write.apply(response, values)
  );
  return request.call(this, received, response, ...rest);
};
