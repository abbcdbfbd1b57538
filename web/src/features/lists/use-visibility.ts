import type { List } from '@waymark/model/entities/list';
import { useTranslations } from 'use-intl';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { useOptimisticMutation } from './use-list-mutation.ts';

/** @returns a function that changes who can see a list, and says so once the server has it */
export function useVisibility(listId: string): (visibility: List['visibility']) => Promise<void> {
  const t = useTranslations('listEdit');
  const keep = useOptimisticMutation();
  return async (visibility) => {
    const isChanged = await keep(({ changeList }) => changeList(listId, { visibility }));
    if (isChanged) addToast({ kind: 'success', message: t(`visibilities.${visibility}.changed`) });
  };
}
