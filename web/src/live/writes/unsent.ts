import { createStore, type Source } from '../../ui/hooks/store.ts';

/*
 * Writes that the database has not answered yet. Only this tab has them, and sends them when there is a connection. Closing the
 * tab therefore asks first, and the page shows when an answer is delayed.
 */

/** How long an answer may take before the page shows the delay, in milliseconds. */
export const PATIENCE = 3_000;

let unanswered = 0;
const delayed = createStore(0);

/** The number of writes that have waited longer than `PATIENCE` for an answer. */
export const delayedCount: Source<number> = delayed;

addEventListener('beforeunload', (event) => {
  if (unanswered > 0) event.preventDefault();
});

/** Counts a write as unsent until it has any answer. */
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
