import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Photo } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { MAX_CAPTION } from '@waymark/model/rich-text/caption';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { GrowingField } from '../../../ui/controls/growing-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { imagesIn } from '../engine/images-in.ts';
import { Writing } from '../write-context.ts';
import styles from './captions-dialog.module.css';

interface CaptionsDialogProps {
  editor: Editor;
  photos: readonly Photo[];
  open: boolean;
  onClose: () => void;
}

/** The captions of all photos in a text, one below the other, so that the keyboard goes from one to the next. */
export function CaptionsDialog({ editor, photos, open, onClose }: CaptionsDialogProps) {
  const t = useTranslations('writing.captions');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t('title')}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <Captions editor={editor} photos={photos} />
    </Dialog>
  );
}

function Captions({ editor, photos }: Pick<CaptionsDialogProps, 'editor' | 'photos'>) {
  const t = useTranslations('writing.photos');
  const { locale } = use(Writing);
  const reader = useLocale();
  const images = useEditorState({
    editor,
    selector: () => imagesIn(editor).map(({ path, caption }) => ({ path, caption })),
  });
  // The text may have changed meanwhile: the position is that of now.
  const write = (index: number, caption: string) => {
    const image = imagesIn(editor)[index];
    if (image) editor.view.dispatch(editor.state.tr.setNodeAttribute(image.position, 'caption', caption));
  };
  return (
    <ol className={styles.photos}>
      {images.map(({ path, caption }, index) => {
        const photo = photos.find((one) => one.path === path);
        const alt = photo ? choose(photo.alt, reader).value : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo may be in the text twice
          <li key={`${index} ${path}`} className={styles.photo}>
            <div className={styles.picture}>
              {photo && <ItemPhoto photo={photo} sizes="96px" decorative />}
            </div>
            <GrowingField
              label={t('nth', { number: index + 1, alt })}
              lang={locale}
              dir="auto"
              autoComplete="off"
              maxLength={MAX_CAPTION}
              value={caption}
              onChange={(text) => write(index, text)}
            />
          </li>
        );
      })}
    </ol>
  );
}
