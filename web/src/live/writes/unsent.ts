import { createStore, type Source } from '../../ui/store.ts';

/*
 * What somebody did and the database has not answered yet. It is kept in this tab alone, and sent when there is a connection: who
 * closes the tab before is asked whether they mean it, and who waits for long is told.
 */

/** How long an answer may take before the page says that it waits, in milliseconds. */
export const PATIENCE = 3_000;

let unanswered = 0;
const late = createStore(0);

/** How many wait for an answer for longer than `PATIENCE`. */
export const lateCount: Source<number> = late;

addEventListener('beforeunload', (event) => {
  if (unanswered > 0) event.preventDefault();
});

/** Counts something as unsent until it is answered, whatever the answer is. */
export async function whileUnsent<Value>(answer: Promise<Value>): Promise<Value> {
  unanswered++;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    countLate(1);
  }, PATIENCE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    unanswered--;
    if (isLate) countLate(-1);
  }
}

function countLate(more: number): void {
  late.set(late.current() + more);
}
