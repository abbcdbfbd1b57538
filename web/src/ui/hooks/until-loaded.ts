/** How long to wait before a retry, in milliseconds, unless the connection returns earlier. */
export const RETRY_AFTER = 5_000;

/**
 * Loads a part of the application and retries until it succeeds: a page that was opened on a bad connection completes itself.
 */
export async function untilLoaded<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn(`${name} could not be loaded; it will be tried again.`, error);
      await onlineOrAfter(RETRY_AFTER);
    }
  }
}

function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      removeEventListener('online', done);
      resolve();
    };
    const timeout = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}
