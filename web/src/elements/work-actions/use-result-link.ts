import type { PublishedKind } from '@waymark/model/entities/kinds';
import { useTranslations } from 'use-intl';
import { usePathToItem, usePathToWork } from '../../i18n/paths.ts';
import type { ToastContent } from '../../ui/overlays/toast-store.ts';
import type { ActionResult } from './act-on-work.ts';

/** Makes the link of a toast to what an action made of a work: its copy, or its public page. Most actions make neither. */
export function useResultLink(): (kind: PublishedKind, result: ActionResult) => ToastContent['view'] {
  const t = useTranslations('works');
  const pathToItem = usePathToItem();
  const pathToWork = usePathToWork();
  return (kind, { publicId, copyId }) => {
    if (copyId !== undefined) return { label: t('openCopy'), to: pathToWork(copyId) };
    if (publicId === undefined) return undefined;
    return { label: t('seePage'), to: pathToItem({ kind, id: publicId }) };
  };
}
