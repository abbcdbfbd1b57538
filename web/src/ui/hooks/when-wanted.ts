import { afterInput } from './after-input.ts';

/** How long a page that shows its content waits for a first input before it loads a part that nobody has asked for, in milliseconds. */
export const PATIENCE = 20_000;

/** Starts in an idle moment after the first input, or after `PATIENCE`. The returned function cancels that. */
export function whenWanted(start: () => void): () => void {
  const stop = () => {
    clearTimeout(timeout);
    stopWaiting();
  };
  const startOnce = () => {
    stop();
    start();
  };
  const timeout = setTimeout(startOnce, PATIENCE);
  const stopWaiting = afterInput(startOnce);
  return stop;
}
