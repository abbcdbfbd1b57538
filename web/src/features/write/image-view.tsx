import type { ReactNodeViewProps } from '@tiptap/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { use, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './embedded.module.css';
import { moveInGallery } from './engine/insert-block.ts';
import { FigureView } from './figure-view.tsx';
import { Writing } from './write-context.ts';

/** The width of a photo in the field. */
const SIZES = '(min-width: 48rem) 40rem, 100vw';

/** A photo in a text, with its caption. */
export function ImageView(view: ReactNodeViewProps) {
  const { editor, node, getPos } = view;
  const t = useTranslations('writing.photo');
  const { photos } = use(Writing);
  const photo = photos.find(({ path }) => path === node.attrs['path']);
  const figure = useShape(photo && photo.width / photo.height);
  const position = getPos();
  const $position = position === undefined ? undefined : editor.state.doc.resolve(position);
  const gallery = $position?.parent.type.name === 'gallery' ? $position.parent : undefined;
  const move = (by: -1 | 1) => {
    const now = getPos();
    if (now !== undefined) moveInGallery(editor.view, now, by);
  };
  return (
    <FigureView
      view={view}
      figure={figure}
      removeLabel={t('remove')}
      actions={
        gallery && (
          <>
            <IconButton
              icon={ArrowLeft}
              kind="floating"
              size="small"
              label={t('earlier')}
              data-move="-1"
              disabled={gallery.firstChild === node}
              onClick={() => move(-1)}
            />
            <IconButton
              icon={ArrowRight}
              kind="floating"
              size="small"
              label={t('later')}
              data-move="1"
              disabled={gallery.lastChild === node}
              onClick={() => move(1)}
            />
          </>
        )
      }
    >
      {photo ? <ItemPhoto photo={photo} sizes={SIZES} /> : <p className={styles.gone}>{t('gone')}</p>}
    </FigureView>
  );
}

/**
 * Gives the shape of a photo to the element around its figure, which stands in a row of a gallery. The text has a photo before the photos
 * of the work do, so the shape may be known only later.
 */
function useShape(ratio: number | undefined) {
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    figure.current?.parentElement?.style.setProperty('--ratio', ratio?.toString() ?? '');
  }, [ratio]);
  return figure;
}
