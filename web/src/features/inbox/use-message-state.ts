import type { Message, MessageState } from '@waymark/model/entities/message';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { failureOf } from '../../session/failure.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';

/** Changes the state of messages. A failure is shown, and so is what can be undone. */
export function useMessageState() {
  const t = useTranslations('inbox');
  const sentenceOf = useFailureSentence();

  /** @returns whether it was changed */
  const change = async (id: string, state: MessageState): Promise<boolean> => {
    try {
      const { setMessageState } = await import('../../live/writes/message-mutations.ts');
      await setMessageState(id, state);
      return true;
    } catch (error) {
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)) });
      return false;
    }
  };

  const archive = async ({ id, state }: Message): Promise<boolean> => {
    if (!(await change(id, 'archived'))) return false;
    const before = state === 'new' ? 'new' : 'read';
    addToast({
      kind: 'success',
      message: t('archived'),
      action: { label: t('undo'), onAction: () => void change(id, before) },
    });
    return true;
  };

  return { change, archive };
}
