/**
 * Holds a name as long as this document is there, or until it is let go: no other document of this browser gets it meanwhile, and
 * a crash lets it go.
 * @returns lets it go; undefined where another holds it
 */
export async function hold(name: string): Promise<(() => void) | undefined> {
  const asked = Promise.withResolvers<(() => void) | undefined>();
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        asked.resolve(undefined);
        return undefined;
      }
      const held = Promise.withResolvers<void>();
      asked.resolve(held.resolve);
      return held.promise;
    })
    .catch((error: unknown) => {
      // A browser that keeps no names apart keeps nothing else either: what is found is taken up.
      console.warn('Names cannot be held.', error);
      asked.resolve(() => {});
    });
  return asked.promise;
}

/**
 * How many names that begin so are held, by whichever documents of this browser.
 * @throws where the browser keeps no names apart
 */
export async function countHeld(beginning: string): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith(beginning)).length;
}
