/*
 * A session that ends takes its listeners with it before the sign-out, so that none is denied; the epoch in every listener's
 * id keeps what a former session was told out of the next one's sight.
 */

type Epoch = { number: number; open: boolean };

let current: Epoch = { number: 0, open: true };
const listeners = new Set<() => void>();

function change(next: Epoch): void {
  current = next;
  for (const listener of listeners) listener();
}

export function currentEpoch(): Epoch {
  return current;
}

export function onEpochChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends every listener and keeps new ones from starting; call before signing out or changing who is signed in. */
export function closeEpoch(): void {
  change({ ...current, open: false });
}

/** Lets listeners start again, under ids of their own; call once the sign-in or sign-out is done. */
export function openEpoch(): void {
  change({ number: current.number + 1, open: true });
}
