import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { senderOf } from './address-of.ts';
import { keyedMutex } from './keyed-mutex.ts';

/**
 * Starts the requests of one sender one after another, each in another turn of the event loop. Requests of others, which need several
 * turns, otherwise wait in each of them for all that a flood has sent.
 */
export function senderTurns(): MiddlewareHandler {
  const inTurn = keyedMutex();
  return async (context, next) => {
    await inTurn(senderOf(context).key, setImmediate);
    await next();
  };
}
