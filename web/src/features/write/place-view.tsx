import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { MapPin, Trash2 } from 'lucide-react';
import { type MouseEvent, use } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './embedded.module.css';
import { toReference } from './engine/rules.ts';
import { Writing } from './write-context.ts';

/** A place in a text. The component that mounts the field decides how the place looks. */
export function PlaceView({ editor, node, deleteNode, selected }: ReactNodeViewProps) {
  const t = useTranslations('writing.place');
  const { placeCard } = use(Writing);
  const reference = toReference(node.attrs['kind'], node.attrs['id']);
  const card = reference && placeCard?.(reference);
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper className={styles.place} data-selected={selected} data-drag-handle="">
      <div className={styles.card} onClickCapture={stay}>
        {card ?? (
          <p className={styles.unnamed}>
            <Icon of={MapPin} size="1.25rem" />
            {t('unnamed')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton icon={Trash2} kind="floating" size="small" label={t('remove')} onClick={remove} />
      </div>
    </NodeViewWrapper>
  );
}

/** Disables the links of a card: they would lead away from the unsaved text. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault();
    event.stopPropagation();
  }
}
