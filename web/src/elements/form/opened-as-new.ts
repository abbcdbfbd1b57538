import type { Location } from 'react-router';

/** Goes with the way to the editor of a work that was made for it; it is in no address, so that nobody shares it. */
export const openedAsNew = { isNew: true } as const;

export function isOpenedAsNew({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
