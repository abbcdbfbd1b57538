import type { PublishedKind } from '@waymark/model/entities/kinds';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathToItem, usePathToWork } from '../../i18n/paths.ts';
import type { ToastContent } from '../../ui/overlays/toast-store.ts';
import type { ActionResult } from './act-on-work.ts';

/** Makes the action of a toast that opens what an action made of a work: its copy, or its public page. Most actions make neither. */
export function useResultLink(): (kind: PublishedKind, result: ActionResult) => ToastContent['action'] {
  const t = useTranslations('works');
  const navigate = useNavigate();
  const pathToItem = usePathToItem();
  const pathToWork = usePathToWork();
  return (kind, { publicId, copyId }) => {
    if (copyId !== undefined) {
      return { label: t('openCopy'), onAction: () => void navigate(pathToWork(copyId)) };
    }
    if (publicId === undefined) return undefined;
    return { label: t('seePage'), onAction: () => void navigate(pathToItem({ kind, id: publicId })) };
  };
}
