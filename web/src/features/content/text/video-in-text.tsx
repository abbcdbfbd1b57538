import { pageOfVideo, playerOfVideo, VIDEO_SITES } from '@waymark/model/rich-text/video';
import type { Video } from '@waymark/model/rich-text/video-schema';
import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WebLink } from '../../../elements/card/web-link.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './video-in-text.module.css';

/** What the player of another site may do. The header Permissions-Policy of a page has to allow it too. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** A video of another site. Nothing of that site is loaded before the reader asks for it. */
export function VideoInText({ video }: { video: Video }) {
  const t = useTranslations('video');
  const locale = useLocale();
  const caption = useId();
  const [isAsked, setIsAsked] = useState(false);
  const site = VIDEO_SITES[video.provider];
  return (
    <figure>
      {isAsked ? (
        <iframe
          ref={focus}
          className={styles.frame}
          title={video.caption ?? t('title', { site })}
          src={playerOfVideo(video)}
          allow={ALLOWED}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
          // YouTube plays nothing for a page without an address.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.frame} lang={locale}>
          <Button
            icon={Play}
            aria-describedby={video.caption === undefined ? undefined : caption}
            onClick={() => setIsAsked(true)}
          >
            {t('play', { site })}
          </Button>
          <p className={styles.notice}>{t('notice', { site })}</p>
          <WebLink address={pageOfVideo(video)}>{t('open', { site })}</WebLink>
        </div>
      )}
      {video.caption !== undefined && <figcaption id={caption}>{video.caption}</figcaption>}
    </figure>
  );
}

/** The pressed button is gone, and the keys of the player work at once. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
