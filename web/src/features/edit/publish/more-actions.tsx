import type { Work } from '@waymark/model/entities/work';
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarX,
  Ellipsis,
  EyeOff,
  MapPinPlus,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { canBe } from '../../../elements/work-actions/work-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { EditorAction } from './use-publishing.ts';

interface MoreActionsProps {
  work: Work;
  onAction: (action: EditorAction) => void;
  onSchedule: () => void;
  /** Makes a point of interest of a pin; undefined where that cannot be. */
  onMakePoi: (() => void) | undefined;
}

/** What can be done with a work beside publishing it, by how it stands. */
export function MoreActions({ work, onAction, onSchedule, onMakePoi }: MoreActionsProps) {
  const t = useTranslations('edit');
  if (work.deletedAt !== undefined) return null;
  const items = [
    ...(canBe('schedule', work)
      ? [{ id: 'schedule', label: t('schedule'), icon: CalendarClock, onSelect: onSchedule }]
      : []),
    ...(canBe('unschedule', work)
      ? [
          {
            id: 'unschedule',
            label: t('unschedule'),
            icon: CalendarX,
            onSelect: () => onAction({ action: 'unschedule' }),
          },
        ]
      : []),
    ...(canBe('unpublish', work)
      ? [
          {
            id: 'unpublish',
            label: t('unpublish'),
            icon: EyeOff,
            onSelect: () => onAction({ action: 'unpublish' }),
          },
        ]
      : []),
    ...(onMakePoi ? [{ id: 'poi', label: t('makePoi'), icon: MapPinPlus, onSelect: onMakePoi }] : []),
    canBe('unarchive', work)
      ? {
          id: 'unarchive',
          label: t('unarchive'),
          icon: ArchiveRestore,
          onSelect: () => onAction({ action: 'unarchive' }),
        }
      : {
          id: 'archive',
          label: t('archive'),
          icon: Archive,
          onSelect: () => onAction({ action: 'archive' }),
        },
    {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => onAction({ action: 'trash' }),
    },
  ];
  return (
    <Menu
      label={t('more')}
      side="above"
      trigger={(props) => <IconButton {...props} kind="outlined" icon={Ellipsis} label={t('more')} />}
      items={items}
    />
  );
}
