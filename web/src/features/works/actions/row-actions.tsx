import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { EllipsisVertical, ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ACTION_ICONS, DESTRUCTIVE_ACTIONS } from '../../../elements/work-actions/action-icons.ts';
import { isApplicable } from '../../../elements/work-actions/work-actions.ts';
import { usePathTo } from '../../../i18n/paths.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useNameOf } from '../table/work-name.tsx';
import { LISTED_ACTIONS, type ListedActionName } from './listed-actions.ts';

interface RowActionsProps {
  work: WorkSummary;
  onAct: (work: WorkSummary, action: ListedActionName) => void;
}

/** The actions on one work. */
export function RowActions({ work, onAct }: RowActionsProps) {
  const t = useTranslations('works');
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const label = t('actionsOf', { name: nameOf(work) });
  const { kind, publicId } = work;
  const isPublic = isApplicable('unpublish', work) && publicId !== undefined;
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} icon={EllipsisVertical} label={label} size="small" />}
      items={[
        ...(isPublic
          ? [
              {
                id: 'see',
                label: t('seePublic'),
                icon: ExternalLink,
                onSelect: () => void navigate(pathTo(`${COLLECTION_OF[kind]}-id`, { id: publicId })),
              },
            ]
          : []),
        ...LISTED_ACTIONS.filter((action) => isApplicable(action, work)).map((action) => ({
          id: action,
          label: t(`action.${action}`),
          icon: ACTION_ICONS[action],
          danger: DESTRUCTIVE_ACTIONS.includes(action),
          onSelect: () => onAct(work, action),
        })),
      ]}
    />
  );
}
