import type { LiveEvent } from '../core/live-query.ts';
import type { Listen } from '../core/subscriptions.ts';

interface FakeListener {
  name: string;
  say(event: LiveEvent): void;
}

/** A fake of Firestore: it counts the listeners and sends them the events of a test. */
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
    /** The names of the running listeners, in the order of their start. */
    names: () => [...open].map(({ name }) => name),
    started: () => started,
    /** Sends an event to every running listener of a name. */
    say(name: string, event: LiveEvent): void {
      for (const listener of [...open]) if (listener.name === name) listener.say(event);
    },
    /** Sends a failure and ends the listener, as the SDK does after an error. */
    fail(name: string, failure: 'denied' | 'unavailable' | 'broken'): void {
      this.say(name, { failure });
      for (const listener of [...open]) if (listener.name === name) open.delete(listener);
    },
  };
}
