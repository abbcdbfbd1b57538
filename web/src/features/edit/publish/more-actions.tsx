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
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Action } from './use-publishing.ts';

interface MoreActionsProps {
  work: Work;
  onAction: (action: Action) => void;
  onSchedule: () => void;
  /** Makes a point of interest of a pin; undefined where that cannot be. */
  onMakePoi: (() => void) | undefined;
}

/** What can be done with a work beside publishing it, by how it stands. */
export function MoreActions({ work, onAction, onSchedule, onMakePoi }: MoreActionsProps) {
  const t = useTranslations('edit');
  const { state, publishedRevision, deletedAt } = work;
  if (deletedAt !== undefined) return null;
  const isArchived = state === 'archived';
  const isPublic = publishedRevision !== undefined;
  const items = [
    // What is public and unchanged has nothing that could go out later.
    ...(isArchived || state === 'published'
      ? []
      : [{ id: 'schedule', label: t('schedule'), icon: CalendarClock, onSelect: onSchedule }]),
    ...(state === 'scheduled'
      ? [
          {
            id: 'unschedule',
            label: t('unschedule'),
            icon: CalendarX,
            onSelect: () => onAction('unschedule'),
          },
        ]
      : []),
    ...(isPublic && !isArchived
      ? [{ id: 'unpublish', label: t('unpublish'), icon: EyeOff, onSelect: () => onAction('unpublish') }]
      : []),
    ...(onMakePoi ? [{ id: 'poi', label: t('makePoi'), icon: MapPinPlus, onSelect: onMakePoi }] : []),
    isArchived
      ? {
          id: 'unarchive',
          label: t('unarchive'),
          icon: ArchiveRestore,
          onSelect: () => onAction('unarchive'),
        }
      : { id: 'archive', label: t('archive'), icon: Archive, onSelect: () => onAction('archive') },
    { id: 'delete', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onAction('trash') },
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
