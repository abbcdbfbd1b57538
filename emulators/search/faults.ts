import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { accessOf, type Door, objectOf } from './routes/request.ts';

const faultsSchema = z.strictObject({
  /** Ends every connection without an answer. */
  down: z.boolean().optional(),
  /** Waits so many milliseconds before each answer. */
  slow: z.number().int().min(0).max(60_000).optional(),
  /** Answers with this error. */
  status: z.literal([429, 500, 503]).optional(),
  /** Applies half of a batch and answers 503. */
  halfBatch: z.boolean().optional(),
  /** How many requests the faults last; without it until they are taken back. */
  times: z.number().int().min(1).optional(),
  /** Of which requests: the beginning of a path; without it of all. */
  path: z.string().optional(),
});

type Fault = z.infer<typeof faultsSchema>;

const MESSAGES = { 429: 'Too many requests', 500: 'Internal error', 503: 'Service unavailable' };

/** Faults that tests ask for, so that they see what happens with an engine that fails. */
export class Faults {
  #fault: Fault = {};
  #left = Infinity;
  #half = false;

  set(fault: Fault): void {
    this.#fault = fault;
    this.#left = fault.times ?? Infinity;
    this.#half = false;
  }

  get current(): Fault {
    return this.#left > 0 ? this.#fault : {};
  }

  /** Applies the fault to every request but those that set it. */
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    const { down, slow, status, halfBatch, path = '' } = this.current;
    const isMeant =
      context.req.path.startsWith(path) &&
      context.req.path !== FAULTS_PATH &&
      context.req.method !== 'OPTIONS';
    if (!isMeant || !(down || slow || status || halfBatch)) return next();
    const isBatch = context.req.path.endsWith('/batch');
    if (halfBatch && !down && !slow && !status && !isBatch) return next();
    this.#left--;
    if (slow) await sleep(slow);
    if (down) {
      context.env.incoming.destroy();
      return new Response(null);
    }
    if (status) throw new ApiError(status, MESSAGES[status]);
    this.#half = Boolean(halfBatch) && isBatch;
    return next();
  };

  /** Whether this batch is to be applied by half. */
  takeHalf(): boolean {
    const half = this.#half;
    this.#half = false;
    return half;
  }
}

const FAULTS_PATH = '/faults';

/** PUT sets the faults, with the admin key; an empty object ends them. */
export function faultRoutes(faults: Faults, door: Door): Hono {
  const app = new Hono();
  app.put(FAULTS_PATH, async (context) => {
    accessOf(context, door, 'admin');
    const read = faultsSchema.safeParse(await objectOf(context));
    if (!read.success) throw new ApiError(400, 'Expected down, slow, status, halfBatch, times or path');
    faults.set(read.data);
    return context.json(faults.current);
  });
  return app;
}
