import type { LiveEvent } from '../core/live-query.ts';
import type { Listen } from '../core/subscriptions.ts';

interface FakeListener {
  name: string;
  say(event: LiveEvent): void;
}

/** Stands in for Firestore in tests: counts who listens to what, and says what a test wants said. */
export function createFakeListen() {
  const open = new Set<FakeListener>();
  let started = 0;
  const listen: Listen = (source, next) => {
    const name = 'document' in source ? source.document : source.collection;
    const listener = { name, say: next };
    started++;
    open.add(listener);
    return () => open.delete(listener);
  };
  return {
    listen,
    /** What is listened to now, in the order of its start. */
    names: () => [...open].map(({ name }) => name),
    started: () => started,
    /** Says an event to every open listener of a name. */
    say(name: string, event: LiveEvent): void {
      for (const listener of [...open]) if (listener.name === name) listener.say(event);
    },
    /** As the SDK does after an error: it ends the listener by itself. */
    fail(name: string, failure: 'denied' | 'unavailable' | 'broken'): void {
      this.say(name, { failure });
      for (const listener of [...open]) if (listener.name === name) open.delete(listener);
    },
  };
}
