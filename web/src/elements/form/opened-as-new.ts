import type { Location } from 'react-router';

/**
 * The navigation state that opens a newly created work in the editor. It is not in the URL, so that a shared link does not
 * contain it.
 */
export const openedAsNew = { isNew: true } as const;

export function isOpenedAsNew({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
