import { createStore, type Source } from '../../ui/hooks/store.ts';

/*
 * A session that ends stops its listeners before the sign-out, so that none is denied. The epoch in every listener's id
 * separates the data of a former session from the next one.
 */

interface Epoch {
  number: number;
  open: boolean;
}

const epoch = createStore<Readonly<Epoch>>({ number: 0, open: true });

/** Whether listeners may run, and their epoch. */
export const sessionEpoch: Source<Readonly<Epoch>> = epoch;

/** Stops every listener and prevents new ones. Call it before the user changes. */
export function closeEpoch(): void {
  epoch.set({ ...epoch.current(), open: false });
}

/** Lets listeners start again under new ids. Call it after the sign-in or sign-out, even if it failed. */
export function openEpoch(): void {
  epoch.set({ number: epoch.current().number + 1, open: true });
}
