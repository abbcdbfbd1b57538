import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { CaptionField } from './caption-field.tsx';
import styles from './embedded.module.css';

interface FigureViewProps {
  view: ReactNodeViewProps;
  figure?: Ref<HTMLElement>;
  removeLabel: string;
  /** Buttons before the one that removes it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A photo, a video or a map in a text, with the button that removes it and its caption. */
export function FigureView({ view, figure, removeLabel, actions, children }: FigureViewProps) {
  const { editor, node, getPos, updateAttributes, deleteNode, selected } = view;
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper
      as="figure"
      ref={figure}
      className={styles.figure}
      data-selected={selected}
      data-drag-handle=""
    >
      {children}
      <div className={styles.actions}>
        {actions}
        <IconButton icon={Trash2} kind="floating" size="small" label={removeLabel} onClick={remove} />
      </div>
      <CaptionField
        editor={editor}
        caption={String(node.attrs['caption'])}
        onChange={(caption) => updateAttributes({ caption })}
        getPos={getPos}
      />
    </NodeViewWrapper>
  );
}
