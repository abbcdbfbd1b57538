import { useFormatter, useTranslations } from 'use-intl';
import { restoreWork } from '../../live/work-mutations.ts';
import { showToast } from '../../ui/toasts.tsx';
import { ownZone } from './schedule-time.ts';
import type { Deed, DeedOptions, Publishing } from './use-publishing.ts';

/** Does something with a work, and says that it is done; what is deleted can be taken back there. */
export function useDeeds(uid: string, workId: string, { act }: Publishing, onTrashed: () => void) {
  const t = useTranslations('edit');
  const format = useFormatter();

  const takeBack = async () => {
    try {
      await restoreWork(uid, workId);
      showToast({ kind: 'success', message: t('done.restore') });
    } catch (error) {
      console.warn('It was not taken back.', error);
      showToast({ kind: 'error', message: t('failed.unreachable') });
    }
  };

  return async (deed: Deed, options: DeedOptions = {}): Promise<void> => {
    if (!(await act(deed, options))) return;
    const date = format.dateTime(options.at ?? 0, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: ownZone(),
    });
    const undo = { label: t('undo'), onAction: () => void takeBack() };
    showToast({
      kind: 'success',
      message: t(`done.${deed}`, { date }),
      ...(deed === 'trash' && { action: undo }),
    });
    if (deed === 'trash') onTrashed();
  };
}
