import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { type Source, useStore } from '../../ui/hooks/store.ts';
import { topDialog } from '../../ui/overlays/top-dialog.ts';
import { ItemPhoto } from '../card/item-photo.tsx';
import type { HeldItem } from './drag-to-map.ts';
import styles from './held-over-map.module.css';

interface HeldOverMapProps {
  held: Source<HeldItem | undefined>;
  /** What is dragged with an item, and what a drop would do. */
  describe: (held: HeldItem) => {
    photo: ComponentProps<typeof ItemPhoto>['photo'] | undefined;
    words: string;
  };
}

/** What is dragged, above its pointer. Screen readers have another way, so that it says nothing to them. */
export function HeldOverMap({ held, describe }: HeldOverMapProps) {
  const now = useStore(held);
  if (now === undefined) return null;
  const { photo, words } = describe(now);
  return createPortal(
    <div
      className={styles.held}
      data-on-map={now.isOnMap || undefined}
      style={{ transform: `translate(${now.x}px, ${now.y}px)` }}
      aria-hidden="true"
    >
      <div className={styles.tip}>
        {photo && (
          <span className={styles.photo}>
            <ItemPhoto photo={photo} sizes="2.5rem" decorative />
          </span>
        )}
        {words}
      </div>
    </div>,
    // A modal dialog would cover it.
    topDialog() ?? document.body,
  );
}
