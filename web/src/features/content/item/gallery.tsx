import type { Photo } from '@waymark/model/entities/photo';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { PANEL_SIZES } from '../../../elements/card/panel-sizes.ts';
import { lazyPart } from '../../../elements/page/lazy-part.tsx';
import styles from './gallery.module.css';

const OpenPhotos = lazyPart(async () => (await import('./open-photos.tsx')).OpenPhotos, {
  messages: ['item-lazy'],
  fallback: null,
  panel: 'photos',
});

interface GalleryProps {
  photos: readonly Photo[];
  cover: Photo | null;
  /** Whether photos follow below the cover; a story shows its photos in its text. */
  strip: boolean;
  /** The title of the item in the photos. */
  name: string;
}

/** How many further photos are shown; the last one says how many more there are. */
const MOST = 4;

/** The photos of an item. Each one opens in the whole window. */
export function Gallery({ photos, cover, strip, name }: GalleryProps) {
  const t = useTranslations('item');
  const { opened, open, close } = useOpenedPhoto();
  const first = cover ?? photos[0];
  if (first === undefined) return null;
  const others = strip ? photos.filter(({ path }) => path !== first.path) : [];
  const shown = others.slice(0, MOST);
  const hidden = others.length - shown.length;
  const indexOf = ({ path }: Photo) => photos.findIndex((photo) => photo.path === path);
  const label = (photo: Photo) => t('openPhoto', { number: indexOf(photo) + 1, count: photos.length });
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.cover}
        // Generated content of the style sheet is no part of the accessible name.
        data-count={photos.length > 1 && !strip ? t('photos', { count: photos.length }) : undefined}
        aria-label={label(first)}
        onClick={() => open(indexOf(first))}
      >
        <ItemPhoto photo={first} sizes={PANEL_SIZES} eager />
      </button>
      {shown.length > 0 && (
        <div className={styles.strip}>
          {shown.map((photo, index) => (
            <button
              key={photo.path}
              type="button"
              className={styles.thumb}
              data-more={hidden > 0 && index === shown.length - 1 ? `+${hidden}` : undefined}
              aria-label={label(photo)}
              onClick={() => open(indexOf(photo))}
            >
              <ItemPhoto photo={photo} sizes="(min-width: 56rem) 7rem, 25vw" />
            </button>
          ))}
        </div>
      )}
      {opened !== undefined && <OpenPhotos photos={photos} name={name} index={opened} onClose={close} />}
    </div>
  );
}

/** The history entry while a photo fills the window, so that the back button closes the photo. */
interface PhotoState {
  photo?: number;
}

/** Which photo fills the window, by its index, and the functions that open and close it. */
function useOpenedPhoto(): {
  opened: number | undefined;
  open: (index: number) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return {
    // Other entries of the history state belong to other code.
    opened: (state as PhotoState | null)?.photo,
    open: (photo) =>
      void navigate({ search, hash }, { state: { photo } satisfies PhotoState, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
