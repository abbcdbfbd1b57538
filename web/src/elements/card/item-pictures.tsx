import { picturesOf } from '@waymark/model/entities/pictures-of';
import { ItemPhoto } from './item-photo.tsx';
import styles from './item-pictures.module.css';

interface ItemPicturesProps {
  item: Parameters<typeof picturesOf>[0];
  /** The displayed width of all of it, in the syntax of `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  /** Set where the text beside the picture says the same. Several pictures never have a description. */
  decorative?: boolean;
}

/** Half the width of the panel, which is the widest that holds several pictures. */
const HALF_SIZES = '(min-width: 56rem) clamp(13rem, 15vw, 20rem), 50vw';

/**
 * The picture of an item, in the shape that `--photo-shape` gives it: its cover, or else up to four covers of the places in a list.
 * Nothing where it has none.
 */
export function ItemPictures({ item, sizes, eager = false, decorative = false }: ItemPicturesProps) {
  const pictures = picturesOf(item);
  const [first] = pictures;
  if (first === undefined) return null;
  if (pictures.length === 1)
    return <ItemPhoto photo={first} sizes={sizes} eager={eager} decorative={decorative} />;
  return (
    <div className={styles.collage}>
      {pictures.map((picture) => (
        <ItemPhoto key={picture.path} photo={picture} sizes={HALF_SIZES} eager={eager} decorative />
      ))}
    </div>
  );
}
