import { createStore, type Source } from '../../ui/store.ts';

/*
 * A session that ends takes its listeners with it before the sign-out, so that none is denied; the epoch in every listener's
 * id keeps what a former session was told out of the next one's sight.
 */

interface Epoch {
  number: number;
  open: boolean;
}

const epoch = createStore<Readonly<Epoch>>({ number: 0, open: true });

/** Whether listeners may be, and the epoch that they belong to. */
export const sessionEpoch: Source<Readonly<Epoch>> = epoch;

/** Ends every listener and keeps new ones from starting; call before signing out or changing who is signed in. */
export function closeEpoch(): void {
  epoch.set({ ...epoch.current(), open: false });
}

/** Lets listeners start again, under ids of their own; call once the sign-in or sign-out is done, or has failed. */
export function openEpoch(): void {
  epoch.set({ number: epoch.current().number + 1, open: true });
}
