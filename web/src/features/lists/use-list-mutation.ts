import { useTranslations } from 'use-intl';
import type { ListFault } from '../../live/list-fault.ts';
import { addToast } from '../../ui/toast-store.ts';

type Mutations = typeof import('../../live/list-mutations.ts');

/** Changes a list, and says in a toast why where it was not done. @returns a function that answers whether it was done */
export function useListMutation(): (
  act: (mutations: Mutations) => Promise<ListFault | undefined>,
) => Promise<boolean> {
  const t = useTranslations('listFault');
  return async (act) => {
    let fault: ListFault | undefined;
    try {
      fault = await act(await import('../../live/list-mutations.ts'));
    } catch (error) {
      console.warn('What changes lists could not be loaded.', error);
      fault = 'unreachable';
    }
    if (fault !== undefined) addToast({ kind: 'error', message: t(fault) });
    return fault === undefined;
  };
}
