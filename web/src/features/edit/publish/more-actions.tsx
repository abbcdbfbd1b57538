import type { Work } from '@waymark/model/entities/work';
import { Ellipsis, MapPinPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ACTION_ICONS, TAKES_AWAY } from '../../../elements/work-actions/action-icons.ts';
import { canBe } from '../../../elements/work-actions/work-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { EditorAction } from './use-publishing.ts';

/** In the order in which they are offered, before and after what makes another work of this one. */
const BEFORE = ['schedule', 'unschedule', 'unpublish'] as const;
const AFTER = ['archive', 'unarchive', 'trash'] as const;

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
  const tWorks = useTranslations('works');
  if (work.deletedAt !== undefined) return null;
  const itemsOf = (names: readonly ((typeof BEFORE)[number] | (typeof AFTER)[number])[]) =>
    names
      .filter((name) => canBe(name, work))
      .map((name) => ({
        id: name,
        label: tWorks(`action.${name}`),
        icon: ACTION_ICONS[name],
        danger: TAKES_AWAY.includes(name),
        // A time has to be chosen first.
        onSelect: () => (name === 'schedule' ? onSchedule() : onAction({ action: name })),
      }));
  const makePoi = { id: 'poi', label: t('makePoi'), icon: MapPinPlus, onSelect: () => onMakePoi?.() };
  return (
    <Menu
      label={t('more')}
      side="above"
      trigger={(props) => <IconButton {...props} kind="outlined" icon={Ellipsis} label={t('more')} />}
      items={[...itemsOf(BEFORE), ...(onMakePoi ? [makePoi] : []), ...itemsOf(AFTER)]}
    />
  );
}
