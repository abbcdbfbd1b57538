import { createStore, type Source } from '../../ui/store.ts';

/*
 * Writes that the database has not answered yet. This tab alone has them, and sends them when there is a connection: closing the tab
 * asks first, and the page says when an answer takes long.
 */

/** How long an answer may take before the page says that it waits, in milliseconds. */
export const PATIENCE = 3_000;

let unanswered = 0;
const delayed = createStore(0);

/** How many wait for an answer for longer than `PATIENCE`. */
export const delayedCount: Source<number> = delayed;

addEventListener('beforeunload', (event) => {
  if (unanswered > 0) event.preventDefault();
});

/** Counts something as unsent until it is answered, whatever the answer is. */
export async function whileUnsent<Value>(answer: Promise<Value>): Promise<Value> {
  unanswered++;
  let isDelayed = false;
  const timer = setTimeout(() => {
    isDelayed = true;
    countDelayed(1);
  }, PATIENCE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    unanswered--;
    if (isDelayed) countDelayed(-1);
  }
}

function countDelayed(more: number): void {
  delayed.set(delayed.current() + more);
}
