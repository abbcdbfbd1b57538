import type { MapItem } from '@waymark/model/map-index/map-item';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../elements/kind-mark.tsx';
import { Localised } from '../../elements/localised.tsx';
import { photoAddress } from '../../services/photo-address.ts';
import styles from './peek.module.css';

/** What an item is, above its mark, as long as the pointer or the focus is on it; those who listen have heard its name. */
export function Peek({ item: { kind, category, colour, cover, title } }: { item: MapItem }) {
  const t = useTranslations();
  return (
    <span className={styles.peek} aria-hidden="true">
      {cover !== null && (
        <img className={styles.photo} src={photoAddress(cover, 320)} alt="" decoding="async" />
      )}
      <span className={styles.text}>
        <span className={styles.title}>
          <Localised text={title} />
        </span>
        <span className={styles.kind}>
          <KindMark kind={kind} colour={colour} />
          {category ? t(`explore.category.${category}`) : t(`kind.${kind}`)}
        </span>
      </span>
    </span>
  );
}
