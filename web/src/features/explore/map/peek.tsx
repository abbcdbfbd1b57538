import type { MapItem } from '@waymark/model/map-index/map-item';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { thumbnailAddress } from '../../../services/photo-address.ts';
import styles from './peek.module.css';

/** What an item is, above its mark, as long as the pointer or the focus is on it; those who listen have heard its name. */
export function Peek({ item: { kind, category, colour, cover, title } }: { item: MapItem }) {
  return (
    <span className={styles.peek} aria-hidden="true">
      {cover !== null && (
        <img className={styles.photo} src={thumbnailAddress(cover)} alt="" decoding="async" />
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={title} />
        </span>
        <KindLine kind={kind} category={category} colour={colour} />
      </span>
    </span>
  );
}
