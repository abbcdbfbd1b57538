/** The global parts of a service worker that this one uses. TypeScript's types for workers exclude those for pages. */
interface WorkerScope {
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'message', listener: (event: MessageEvent<unknown>) => void) => void) &
    ((type: 'install', listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) => void);
}

// The types of this room are those of pages.
export const scope = self as unknown as WorkerScope;
