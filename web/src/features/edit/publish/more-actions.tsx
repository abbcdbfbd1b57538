import type { Work } from '@waymark/model/entities/work';
import { Ellipsis, History, MapPinPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ACTION_ICONS, DESTRUCTIVE_ACTIONS } from '../../../elements/work-actions/action-icons.ts';
import { isApplicable } from '../../../elements/work-actions/work-actions.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { EditorAction } from './use-publishing.ts';

/** The order of the actions, before and after the one that creates another work from this one. */
const BEFORE = ['schedule', 'unschedule', 'unpublish'] as const;
const AFTER = ['duplicate', 'archive', 'unarchive', 'trash'] as const;

interface MoreActionsProps {
  work: Work;
  onAction: (action: EditorAction) => void;
  onSchedule: () => void;
  onVersions: () => void;
  /** Creates a point of interest from a pin; undefined where that is impossible. */
  onMakePoi: (() => void) | undefined;
}

/** The actions on a work besides publishing, by its state. */
export function MoreActions({ work, onAction, onSchedule, onVersions, onMakePoi }: MoreActionsProps) {
  const t = useTranslations('edit');
  const tWorks = useTranslations('works');
  if (work.deletedAt !== undefined) return null;
  const itemsOf = (names: readonly ((typeof BEFORE)[number] | (typeof AFTER)[number])[]) =>
    names
      .filter((name) => isApplicable(name, work))
      .map((name) => ({
        id: name,
        label: tWorks(`action.${name}`),
        icon: ACTION_ICONS[name],
        danger: DESTRUCTIVE_ACTIONS.includes(name),
        // Scheduling opens a dialog for the time first.
        onSelect: () => (name === 'schedule' ? onSchedule() : onAction({ action: name })),
      }));
  const makePoi = { id: 'poi', label: t('makePoi'), icon: MapPinPlus, onSelect: () => onMakePoi?.() };
  const versions = { id: 'versions', label: t('versions.action'), icon: History, onSelect: onVersions };
  return (
    <Menu
      label={t('more')}
      side="above"
      trigger={(props) => <IconButton {...props} kind="outlined" icon={Ellipsis} label={t('more')} />}
      items={[...itemsOf(BEFORE), versions, ...(onMakePoi ? [makePoi] : []), ...itemsOf(AFTER)]}
    />
  );
}
