import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds, longer than a check of a password at Firebase takes. */
const STEP = 1_000;

/**
 * Ends an attempt that failed only after a full step of time, or a multiple: how long the answer takes must not tell whether an
 * address has an account. An attempt that succeeds ends at once.
 * @param isFailure of a result; errors are failures too
 */
export async function evenlyWhereFailed<Result>(
  attempt: () => Promise<Result>,
  isFailure: (result: Result) => boolean,
  step = STEP,
): Promise<Result> {
  const begun = performance.now();
  const untilStep = async () => {
    const end = begun + Math.ceil((performance.now() - begun) / step) * step;
    // A timer may end a little early.
    while (performance.now() < end) await sleep(end - performance.now());
  };
  try {
    const result = await attempt();
    if (isFailure(result)) await untilStep();
    return result;
  } catch (error) {
    await untilStep();
    throw error;
  }
}
