import type { ReactNodeViewProps } from '@tiptap/react';
import { pageOfVideo, VIDEO_SITES } from '@waymark/model/rich-text/video';
import { Film } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './embedded.module.css';
import { toVideo } from './engine/rules.ts';
import { FigureView } from './figure-view.tsx';

/** A video in a text, with its caption. Its site is not contacted here either. */
export function VideoView(view: ReactNodeViewProps) {
  const t = useTranslations('writing.video');
  const video = toVideo(view.node.attrs);
  return (
    <FigureView view={view} removeLabel={t('remove')}>
      <p className={styles.video}>
        <Icon of={Film} size="1.5rem" />
        {video && (
          <>
            <strong>{VIDEO_SITES[video.provider]}</strong>
            <span className={styles.address}>{pageOfVideo(video).replace('https://', '')}</span>
          </>
        )}
      </p>
    </FigureView>
  );
}
