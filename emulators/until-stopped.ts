import { once } from 'node:events';
import { onParentGone } from './parent-watch.ts';

export interface Running {
  /** Resolves with a sentence when a part ends unexpectedly. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

/** Aborts at Ctrl-C, SIGTERM, a closed terminal, or the end of the parent process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => controller.abort());
  onParentGone(() => controller.abort());
  process.stdout.on('error', () => {}); // a closed terminal must not prevent saving
  return controller.signal;
}

/**
 * Starts a service and runs it until it is stopped or ends by itself; the exit code of the process says which. An error is
 * printed as a sentence, without a stack.
 */
export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const signal = interruption();
  try {
    const running = await start(signal);
    const interrupted = signal.aborted ? undefined : once(signal, 'abort').then(() => undefined);
    const death = await Promise.race([running.died, interrupted]);
    console.log(death ?? 'Saving the data and stopping…');
    await running.stop();
    process.exitCode = death === undefined ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = signal.aborted ? 130 : 1;
  }
  // A picture that is still made, or a repair that is under way, must not keep the process.
  process.exit();
}
