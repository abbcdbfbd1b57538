import type { List } from '@waymark/model/entities/list';
import { useTranslations } from 'use-intl';
import { deleteList, restoreList } from '../../../services/lists-api.ts';
import { useAskOnce } from '../use-ask-once.ts';

/** Deletes a list, and offers to restore it completely. */
export function useDeletion({ id, ownerId }: List, name: string): () => Promise<void> {
  const t = useTranslations('lists');
  const askOnce = useAskOnce();
  const undo = () =>
    askOnce({
      what: 'restore',
      ask: () => restoreList(ownerId, id),
      done: { kind: 'success', message: t('restored', { name }) },
    });
  return () =>
    askOnce({
      what: 'delete',
      ask: async () => {
        const failure = await deleteList(ownerId, id);
        // A repeated request after a lost answer: the list is deleted, and can be restored.
        return failure?.reason === 'gone' ? undefined : failure;
      },
      done: {
        kind: 'info',
        message: t('deleted', { name }),
        action: { label: t('undo'), onAction: () => void undo() },
      },
      unanswered: t('unanswered', { name }),
    });
}
