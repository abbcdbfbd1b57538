import { type Photo, variantWidths } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../i18n/paths.ts';
import { photoAddress } from '../../../services/photo-address.ts';
import { openLightbox } from '../../../ui/overlays/lightbox.ts';

interface OpenPhotosProps {
  photos: readonly Photo[];
  /** The title of the item in the photos. */
  name: string;
  /** The index of the photo that is shown first. */
  index: number;
  onClose: () => void;
}

/** Photos in the whole window, in the reader's language, while this component is mounted. */
export function OpenPhotos({ photos, name, index, onClose }: OpenPhotosProps) {
  const t = useTranslations();
  const locale = useLocale();
  const open = useEffectEvent((signal: AbortSignal) =>
    openLightbox({
      slides: photos.map((photo) => {
        const { value, lang, fallback } = choose(photo.alt, locale);
        return {
          variants: variantWidths(photo.width).map((width) => ({
            address: photoAddress(photo.path, width),
            width,
          })),
          width: photo.width,
          height: photo.height,
          alt: value || name,
          lang,
          language: fallback ? t('card.inOtherLanguage', { language: lang }) : undefined,
          credit: photo.credit === undefined ? undefined : t('photos.credit', { name: photo.credit }),
        };
      }),
      index: Math.min(index, photos.length - 1),
      labels: {
        gallery: t('photos.gallery', { name }),
        close: t('photos.close'),
        zoom: t('photos.zoom'),
        previous: t('photos.previous'),
        next: t('photos.next'),
        broken: t('photos.broken'),
      },
      signal,
      onClose,
    }),
  );
  useEffect(() => {
    const closing = new AbortController();
    open(closing.signal);
    return () => closing.abort();
  }, []);
  return null;
}
