import type { PublishedKind } from '@waymark/model/entities/kinds';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePathToItem } from '../../i18n/paths.ts';
import { restoreWork } from '../../live/work-mutations.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import { showToast } from '../../ui/toasts.tsx';
import { ownZone } from './schedule-time.ts';
import type { Deed, DeedOptions, Done, Publishing } from './use-publishing.ts';

interface DeedsOf {
  uid: string;
  workId: string;
  kind: PublishedKind;
  publishing: Publishing;
  onTrashed: () => void;
}

/** Does something with a work, and says that it is done: what is deleted can be taken back there, what is public looked at. */
export function useDeeds({ uid, workId, kind, publishing, onTrashed }: DeedsOf) {
  const t = useTranslations('edit');
  const format = useFormatter();
  const navigate = useNavigate();
  const pathToItem = usePathToItem();

  const takeBack = async () => {
    try {
      await restoreWork(uid, workId);
      showToast({ kind: 'success', message: t('done.restore') });
    } catch (error) {
      console.warn('It was not taken back.', error);
      showToast({ kind: 'error', message: t('failed.unreachable') });
    }
  };

  /** What can be done about it next. */
  const actionAfter = (deed: Deed, { publicId }: Done): ToastContent['action'] => {
    if (deed === 'trash') return { label: t('undo'), onAction: () => void takeBack() };
    if (publicId === undefined) return undefined;
    return { label: t('seePage'), onAction: () => void navigate(pathToItem({ kind, id: publicId })) };
  };

  return async (deed: Deed, options: DeedOptions = {}): Promise<void> => {
    const done = await publishing.act(deed, options);
    if (done === undefined) return;
    const date = format.dateTime(options.at ?? 0, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: ownZone(),
    });
    showToast({ kind: 'success', message: t(`done.${deed}`, { date }), action: actionAfter(deed, done) });
    if (deed === 'trash') onTrashed();
  };
}
