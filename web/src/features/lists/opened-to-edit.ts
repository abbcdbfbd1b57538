import type { Location } from 'react-router';

/** Goes with the way to a list that is to be edited at once; it is in no address, so that nobody shares it. */
export const openedToEdit = { edit: true } as const;

export function isOpenedToEdit({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'edit' in state && state.edit === true;
}
