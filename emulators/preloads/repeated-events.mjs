// @ts-check
/**
 * Loaded before firebase-tools. All our functions of events have `retry: true`: in the cloud, an event comes again until the function
 * succeeds. The emulator delivers it once, and never where a busy machine did not start the process in time, so that what follows
 * from a write was missing. This delivers an event again that a function failed at.
 *
 * A request or a task is never answered where the process did not start in time: a task then keeps its place in the queue for a
 * minute. This answers with 503, as the cloud does.
 */
import { Writable } from 'node:stream';
import { FunctionsEmulator } from 'firebase-tools/lib/emulator/functionsEmulator.js';

/** The pauses before each further delivery, in milliseconds. In the cloud there are more, and they are longer. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000];

/** Takes the answer of one delivery, and keeps only its status. */
class Outcome extends Writable {
  /** @type {number | undefined} */
  statusCode;
  headersSent = false;

  /** @param {unknown} _chunk @param {unknown} _encoding @param {() => void} done */
  _write(_chunk, _encoding, done) {
    done();
  }

  /** @param {number} code */
  writeHead(code) {
    this.headersSent = true;
    return this.status(code);
  }

  /** @param {number} code */
  status(code) {
    this.statusCode = code;
    return this;
  }

  send() {
    this.end();
    return this;
  }
}

const { handleHttpsTrigger } = FunctionsEmulator.prototype;

FunctionsEmulator.prototype.handleHttpsTrigger = async function (
  /** @type {any} */ request,
  /** @type {any} */ response,
) {
  // Requests and tasks have the region in their path, and are repeated by their senders.
  if (request.params.region !== undefined) {
    try {
      await handleHttpsTrigger.call(this, request, response);
    } catch {
      // The next line answers.
    }
    if (!response.headersSent) response.status(503).end();
    return;
  }
  const deliver = async () => {
    const outcome = new Outcome();
    try {
      await handleHttpsTrigger.call(this, request, outcome);
    } catch {
      return 500;
    }
    // There is no answer where the process did not start.
    return outcome.statusCode ?? 500;
  };
  const status = await deliver();
  response.status(status).end();
  if (status >= 500) deliverAgain(deliver);
};

/** Apart from the emulator's queue, whose places it would take meanwhile. @param {() => Promise<number>} deliver */
async function deliverAgain(deliver) {
  for (const milliseconds of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    if ((await deliver()) < 500) return;
  }
}
