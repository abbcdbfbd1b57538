import { LIST_VISIBILITIES, type List } from '@waymark/model/entities/list';
import { Check, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { useVisibility } from '../use-visibility.ts';
import styles from './list-tools.module.css';
import { useListRole } from './use-list-role.ts';

interface ListToolsProps {
  list: List;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  /** The select with which the owner chooses who can see the list. */
  visibilityRef: Ref<HTMLSelectElement>;
}

/** Tells the editors of a list that they may edit it and who can see it, and leads to the editor and back. */
export function ListTools({ list, isEditing, onEditing, visibilityRef }: ListToolsProps) {
  const t = useTranslations('listEdit');
  const role = useListRole(list);
  const show = useVisibility(list.id);
  if (role === null) return null;
  return (
    <div className={styles.tools}>
      <span>{t(role.isOwner ? 'isYours' : 'isShared')}</span>
      {role.isOwner ? (
        <Select
          ref={visibilityRef}
          compact
          label={t('visibility')}
          choices={LIST_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${value}.name`) }))}
          value={list.visibility}
          onChange={(visibility) => void show(visibility)}
        />
      ) : (
        <span>{t(`visibilities.${list.visibility}.name`)}</span>
      )}
      <Button
        kind={isEditing ? 'primary' : 'secondary'}
        size="small"
        icon={isEditing ? Check : Pencil}
        onClick={() => onEditing(!isEditing)}
      >
        {t(isEditing ? 'done' : 'edit')}
      </Button>
    </div>
  );
}
