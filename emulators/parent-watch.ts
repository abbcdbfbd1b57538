/** The interval of the checks in milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Calls back when the setup.mjs that started this process was killed without being able to pass that on. Does nothing for a
 * process that setup.mjs did not start.
 */
export function onParentGone(callback: () => void): void {
  const parent = Number(process.env['WAYMARK_PARENT']);
  if (parent !== process.ppid) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, INTERVAL_MS);
  timer.unref();
}
