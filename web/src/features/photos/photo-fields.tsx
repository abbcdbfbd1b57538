import type { Photo } from '@waymark/model/entities/photo';
import type { ReactNode } from 'react';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import styles from './photo-fields.module.css';

/** A photo, and beside it the fields that describe it. */
export function PhotoFields({ photo, children }: { photo: Photo; children: ReactNode }) {
  return (
    <div className={styles.photo}>
      <div className={styles.picture}>
        <ItemPhoto photo={photo} sizes="160px" decorative />
      </div>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
