import type { Photo } from '@waymark/model/entities/photo';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import styles from './collage.module.css';
import type { Entry } from './entry-list.tsx';

/** Two pictures are a pair, four a square; three would leave a hole. */
const COUNTS = [4, 2] as const;

const SIZES = '(min-width: 56rem) clamp(13rem, 15vw, 20rem), 50vw';

/** The covers of the first items as the picture of a list without a cover of its own. Each is a picture of its item further down. */
export function Collage({ entries }: { entries: readonly Entry[] }) {
  const photos = photosOf(entries);
  if (photos.length === 0) return null;
  return (
    <div className={styles.collage}>
      {photos.map((photo) => (
        <div key={photo.path} className={styles.photo}>
          <ItemPhoto photo={photo} sizes={SIZES} eager decorative />
        </div>
      ))}
    </div>
  );
}

/** Different pictures: as many as make a collage. */
export function photosOf(entries: readonly Entry[]): Photo[] {
  const covers = new Map(entries.flatMap(({ card }) => (card?.cover ? [[card.cover.path, card.cover]] : [])));
  const count = COUNTS.find((one) => covers.size >= one) ?? 0;
  return [...covers.values()].slice(0, count);
}
