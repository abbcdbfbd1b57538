import type { List } from '@waymark/model/entities/list';
import { useTranslations } from 'use-intl';
import { deleteList, restoreList } from '../../../services/lists-api.ts';
import { useAskOnce } from '../use-ask-once.ts';

/** Deletes a list, with a way back to all that it was. */
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
        // Asked again after an answer that was lost: it is done, and can be undone.
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
