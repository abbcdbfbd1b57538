import type { Location } from 'react-router';

/** Router state that opens a list in its editor. It is in no address, so that it is never shared. */
export const openedToEdit = { edit: true } as const;

export function isOpenedToEdit({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'edit' in state && state.edit === true;
}
