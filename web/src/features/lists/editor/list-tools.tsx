import type { List } from '@waymark/model/entities/list';
import { Pencil, PencilOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './list-tools.module.css';
import { useListRole } from './use-list-role.ts';

interface ListToolsProps {
  list: List;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** Tells the editors of a list that they may edit it, and leads to the editor and back. */
export function ListTools({ list, isEditing, onEditing }: ListToolsProps) {
  const t = useTranslations('listEdit');
  const role = useListRole(list);
  if (role === null) return null;
  return (
    <div className={styles.tools}>
      <span>{t(role.isOwner ? 'isYours' : 'isShared')}</span>
      <Button
        kind={isEditing ? 'primary' : 'secondary'}
        size="small"
        icon={isEditing ? PencilOff : Pencil}
        onClick={() => onEditing(!isEditing)}
      >
        {t(isEditing ? 'done' : 'edit')}
      </Button>
    </div>
  );
}
