import { type DescribedPicture, variantWidths } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { useLocale } from '../../i18n/paths.ts';
import { photoAddress } from '../../services/photo-address.ts';
import { Photo } from '../../ui/display/photo.tsx';

interface ItemPhotoProps {
  photo: DescribedPicture;
  sizes: string;
  eager?: boolean;
  fetchPriority?: 'low';
  /** Set where the text beside the photo says the same. */
  decorative?: boolean;
}

/** A photo of an item, with its description in the reader's language. */
export function ItemPhoto({
  photo,
  sizes,
  eager = false,
  fetchPriority,
  decorative = false,
}: ItemPhotoProps) {
  const { value, lang } = choose((decorative ? undefined : photo.alt) ?? {}, useLocale());
  return (
    <Photo
      variants={variantWidths(photo.width).map((width) => ({
        address: photoAddress(photo.path, width),
        width,
      }))}
      width={photo.width}
      height={photo.height}
      thumbhash={photo.thumbhash}
      focus={photo.focus}
      alt={value}
      lang={lang}
      sizes={sizes}
      eager={eager}
      fetchPriority={fetchPriority}
    />
  );
}
