import type { RenderedPage, RenderRequest } from '@waymark/web/rendered-page';
import { Tinypool } from 'tinypool';
import { logRendererEnded } from '../../platform/log.ts';
import { inTime } from './in-time.ts';

/**
 * How long a page may wait and render, in milliseconds, once a process has started. It takes a few; a part that never loads would
 * take for ever.
 */
const LONGEST_RENDER = 3_000;

/** How long a page waits for the first process to start, in milliseconds: a tenth of a second, and more on a busy machine. */
const LONGEST_START = 10_000;

/** So that one page that hangs does not stop the others. */
const PROCESSES = 2;

/** How many pages may wait: as many as Cloud Run sends to an instance at a time. */
export const LONGEST_QUEUE = 80;

/** How long the second process waits for a page before it ends, in milliseconds. */
const IDLE = 60_000;

/** The heap of a process in MB, for objects that stay and for new ones: three times what the largest pages need. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=4'];

/** The processes that render pages. */
export interface Renderers {
  pool: Tinypool;
  /** Resolves when the first of them can render, or has failed to start: another one may have taken its place. */
  started: Promise<void>;
}

/**
 * Starts the processes that render pages. Beyond its memory, V8 ends a process, which a thread would share with the function.
 * They end with the function, because each ends when its channel closes.
 * @param file the server build of the web application
 */
export function startRenderers(file: URL): Renderers {
  const pool = new Tinypool({
    filename: file.href,
    name: 'renderPage',
    runtime: 'child_process',
    // The structured clone keeps what JSON would lose.
    serialization: 'advanced',
    execArgv: HEAP,
    // Variables that are set are texts. The function of the pages has no secrets.
    env: process.env as Record<string, string>,
    minThreads: 1,
    maxThreads: PROCESSES,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE,
  });
  // Of a process that rendered nothing: without a listener it would be an error of the function.
  pool.on('error', logRendererEnded);
  const started = pool.run(undefined, { name: 'ready' }).then(
    () => {},
    (failure: unknown) => logRendererEnded(errorOf(failure)),
  );
  return { pool, started };
}

/**
 * Renders a page in one of the processes. A process that is not done at the limit is replaced. The start of the first process is no
 * part of the limit, so that the first pages of an instance are whole.
 * @param limit in milliseconds
 * @throws TooSlowError at the limit, and where no process starts in time
 * @throws Error where the page throws, its process ends, or too many pages wait
 */
export async function renderIn(
  { pool, started }: Renderers,
  request: RenderRequest,
  limit = LONGEST_RENDER,
): Promise<RenderedPage> {
  try {
    await inTime(LONGEST_START, () => started);
    return await inTime(limit, (signal) => pool.run(request, { signal }));
  } catch (failure) {
    throw errorOf(failure);
  }
}

/** The errors of another process arrive as objects with a message and a stack. */
function errorOf(failure: unknown): Error {
  return failure instanceof Error ? failure : Object.assign(new Error(String(failure)), failure);
}
