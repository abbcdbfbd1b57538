import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarX,
  Copy,
  EyeOff,
  FolderInput,
  type LucideIcon,
  RotateCcw,
  Send,
  Tag,
  Trash2,
} from 'lucide-react';
import type { WorkActionName } from './work-actions.ts';

export const ACTION_ICONS: Readonly<Record<WorkActionName, LucideIcon>> = {
  publish: Send,
  schedule: CalendarClock,
  unschedule: CalendarX,
  unpublish: EyeOff,
  duplicate: Copy,
  archive: Archive,
  unarchive: ArchiveRestore,
  tag: Tag,
  move: FolderInput,
  trash: Trash2,
  restore: RotateCcw,
  purge: Trash2,
};

/** The actions that remove something. */
export const DESTRUCTIVE_ACTIONS: readonly WorkActionName[] = ['trash', 'purge'];
