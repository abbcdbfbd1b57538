import type { MapItem } from '@waymark/model/map-index/map-item';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
import { thumbnailAddress } from '../../../services/photo-address.ts';
import styles from './peek.module.css';

/** A label above a mark while the pointer or the focus is on it. Screen readers have read the mark's name already. */
export function Peek({ item: { kind, category, type, colour, cover, title } }: { item: MapItem }) {
  return (
    <span className={styles.peek} aria-hidden="true">
      {cover !== null && (
        <img className={styles.photo} src={thumbnailAddress(cover)} alt="" decoding="async" />
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={title} />
        </span>
        <KindLine kind={kind} category={category} type={type} colour={colour} />
      </span>
    </span>
  );
}
