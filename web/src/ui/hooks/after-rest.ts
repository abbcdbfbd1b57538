/** How long after the document is complete a page counts as at rest at the earliest, in milliseconds. */
const REST = 3_000;

/**
 * Calls back once the document is complete, some seconds have passed and the browser is idle: for what must not compete with the
 * first content. @returns a function that cancels it
 */
export function afterRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const onIdle = () => !isCancelled && callback();
  const wait = () => {
    timer = setTimeout(() => {
      // Safari does not report idle moments.
      if (typeof requestIdleCallback === 'undefined') onIdle();
      else requestIdleCallback(onIdle, { timeout: REST });
    }, REST);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
    clearTimeout(timer);
    removeEventListener('load', wait);
  };
}
