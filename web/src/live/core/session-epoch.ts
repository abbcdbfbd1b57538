/*
 * A session that ends takes its listeners with it before the sign-out, so that none is denied; the epoch in every listener's
 * id keeps what a former session was told out of the next one's sight.
 */

interface Epoch {
  number: number;
  open: boolean;
}

let current: Epoch = { number: 0, open: true };
const listeners = new Set<() => void>();

function change(next: Epoch): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The same object until the epoch changes. */
export function currentEpoch(): Readonly<Epoch> {
  return current;
}

/** Calls when the epoch closes or opens; the answer stops that. */
export function onEpochChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends every listener and keeps new ones from starting; call before signing out or changing who is signed in. */
export function closeEpoch(): void {
  change({ ...current, open: false });
}

/** Lets listeners start again, under ids of their own; call once the sign-in or sign-out is done, or has failed. */
export function openEpoch(): void {
  change({ number: current.number + 1, open: true });
}
