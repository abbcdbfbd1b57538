import { setTimeout as sleep } from 'node:timers/promises';

/** How long a part of a benchmark may take, in milliseconds. */
export const PATIENCE = 300_000;

/** Waits until something is so, and looks every so many milliseconds. @throws where it takes longer than `PATIENCE` */
export async function until(isSo: () => Promise<boolean>, pause = 500): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('The benchmark waited in vain.');
    await sleep(pause);
  }
}
