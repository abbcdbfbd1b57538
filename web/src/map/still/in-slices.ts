/** How long a slice takes, in milliseconds: on a slow phone four times as long, and still no delay that is felt. */
const SLICE = 8;

/**
 * Does work of many steps a slice at a time, between which the page answers to touches.
 * @returns a function that ends the work before its end
 */
export function inSlices(steps: Iterator<undefined>, onEnd: () => void): () => void {
  let timer = setTimeout(function work() {
    const end = performance.now() + SLICE;
    while (performance.now() < end) if (steps.next().done) return onEnd();
    timer = setTimeout(work);
  });
  return () => clearTimeout(timer);
}
