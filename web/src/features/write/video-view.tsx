import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { pageOfVideo, VIDEO_SITES } from '@waymark/model/rich-text/video';
import { Film, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { CaptionField } from './caption-field.tsx';
import styles from './embedded.module.css';
import { toVideo } from './engine/rules.ts';

/** A video in a text, with its caption. Its site is not contacted here either. */
export function VideoView({
  editor,
  node,
  getPos,
  updateAttributes,
  deleteNode,
  selected,
}: ReactNodeViewProps) {
  const t = useTranslations('writing.video');
  const video = toVideo(node.attrs);
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper as="figure" className={styles.figure} data-selected={selected} data-drag-handle="">
      <p className={styles.video}>
        <Icon of={Film} size="1.5rem" />
        {video && (
          <>
            <strong>{VIDEO_SITES[video.provider]}</strong>
            <span className={styles.address}>{pageOfVideo(video).replace('https://', '')}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <IconButton icon={Trash2} kind="floating" size="small" label={t('remove')} onClick={remove} />
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
