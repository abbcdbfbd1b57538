import { BroadcastChannel, MessageChannel } from 'node:worker_threads';

/* Tests of the browser that are alone run in a context of their own, which lacks what Node has in common with browsers. */
for (const [name, value] of Object.entries({ BroadcastChannel, MessageChannel })) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
