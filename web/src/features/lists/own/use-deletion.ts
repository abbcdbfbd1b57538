import type { List } from '@waymark/model/entities/list';
import { useTranslations } from 'use-intl';
import { useSharingRequest } from '../../../elements/sharing/use-sharing-request.ts';
import { deleteList, restoreList } from '../../../services/lists-api.ts';

/** Deletes a list, and offers to restore it completely. */
export function useDeletion({ id, ownerId }: List, name: string): () => Promise<void> {
  const t = useTranslations('lists');
  const askOnce = useSharingRequest();
  const undo = () =>
    askOnce({
      name: 'restore',
      send: () => restoreList(ownerId, id),
      success: { kind: 'success', message: t('restored', { name }) },
    });
  return () =>
    askOnce({
      name: 'delete',
      send: async () => {
        const failure = await deleteList(ownerId, id);
        // A repeated request after a lost answer: the list is deleted, and can be restored.
        return failure?.reason === 'gone' ? undefined : failure;
      },
      success: {
        kind: 'info',
        message: t('deleted', { name }),
        action: { label: t('undo'), onAction: () => void undo() },
      },
      unanswered: t('unanswered', { name }),
    });
}
