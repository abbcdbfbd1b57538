/**
 * Takes a lock until it is released or this document ends, also by a crash. No other document of this browser gets it meanwhile.
 * @returns releases it; undefined where another document has it
 */
export async function lock(name: string): Promise<(() => void) | undefined> {
  const asked = Promise.withResolvers<(() => void) | undefined>();
  navigator.locks
    .request(name, { ifAvailable: true }, (webLock) => {
      if (webLock === null) {
        asked.resolve(undefined);
        return undefined;
      }
      const held = Promise.withResolvers<void>();
      asked.resolve(held.resolve);
      return held.promise;
    })
    .catch((error: unknown) => {
      // A browser without locks stores no drafts either: every draft that is found is restored.
      console.warn('The browser has no locks.', error);
      asked.resolve(() => {});
    });
  return asked.promise;
}

/**
 * The number of locks with this prefix in all documents of this browser.
 * @throws where the browser has no locks
 */
export async function countLocks(beginning: string): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(beginning)).length;
}

/**
 * Takes a lock as soon as every other document has released it, or has ended. It waits without limit.
 * @param signal ends the wait
 * @returns releases it; undefined where the wait was ended, or the browser has no locks
 */
export async function lockWhenFree(name: string, signal: AbortSignal): Promise<(() => void) | undefined> {
  const asked = Promise.withResolvers<(() => void) | undefined>();
  navigator.locks
    .request(name, { signal }, () => {
      const held = Promise.withResolvers<void>();
      asked.resolve(held.resolve);
      return held.promise;
    })
    .catch((error: unknown) => {
      if (!signal.aborted) console.warn('The browser has no locks.', error);
      asked.resolve(undefined);
    });
  return asked.promise;
}
