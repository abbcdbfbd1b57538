/** How often we look, in milliseconds. */
const INTERVAL_MS = 1_000;

/**
 * Calls back when the setup.mjs that started this process is gone, killed in a way that it could not pass on.
 * Does nothing where no setup.mjs started it.
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
