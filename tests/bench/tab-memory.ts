import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { commandOf, memoryOf, processTree } from './process-tree.ts';

/** How often memory is looked at, in milliseconds. */
const PAUSE = 300;

/** The memory of all tabs of the browser that this process started, in bytes. */
function tabMemory(): number {
  return memoryOf(processTree(process.pid).filter((one) => commandOf(one).includes('--type=renderer')));
}

/**
 * The most memory of the browser's tabs while something happens in one of them, beyond that of before, in bytes. Garbage that waits for
 * its collection counts.
 */
export async function mostTabMemory(page: Page, act: () => Promise<void>): Promise<number> {
  await page.requestGC();
  const before = tabMemory();
  let [most, isOn] = [before, true];
  const looking = (async () => {
    while (isOn) {
      most = Math.max(most, tabMemory());
      await sleep(PAUSE);
    }
  })();
  try {
    await act();
  } finally {
    isOn = false;
    await looking;
  }
  return most - before;
}
