import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { type Source, useStore } from '../../../ui/hooks/store.ts';
import type { HeldItem } from './drag-to-map.ts';
import styles from './held-item.module.css';
import type { OwnItem } from './item-filter.ts';

interface HeldItemViewProps {
  held: Source<HeldItem | undefined>;
  /** The items that are dragged with an item: itself, or all selected ones. */
  itemsWith: (mediaId: string) => readonly OwnItem[];
}

/** What is dragged, above its pointer. Screen readers have another way, so that it says nothing to them. */
export function HeldItemView({ held, itemsWith }: HeldItemViewProps) {
  const t = useTranslations('imports');
  const now = useStore(held);
  if (now === undefined) return null;
  const items = itemsWith(now.mediaId);
  const photo = items.find(({ item }) => item.mediaId === now.mediaId)?.item.photo;
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
        {t(now.isOnMap ? 'dropHere' : 'dragOn', { count: items.length })}
      </div>
    </div>,
    document.body,
  );
}
