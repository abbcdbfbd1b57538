import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { type Position, roundPosition } from '@waymark/model/geography/position';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HeldOverMap } from '../../../elements/map/held-over-map.tsx';
import { usePageMap } from '../../../elements/map/page-map-context.ts';
import { useDragToMap } from '../../../elements/map/use-drag-to-map.ts';
import styles from './import-items.module.css';
import type { OwnItem } from './item-filter.ts';
import { ItemList } from './item-list.tsx';
import { OwnItemBar } from './own-item-bar.tsx';
import { PlaceDialog, type PositionSlot } from './place-dialog.tsx';
import { useItemActions } from './use-item-actions.ts';

interface OwnItemListProps {
  uid: string;
  position: PositionSlot;
  items: readonly OwnItem[];
  works: ReadonlyMap<string, WorkSummary>;
  numbers: ReadonlyMap<string, number>;
  onHighlight: (mediaId: string | null) => void;
}

/** The items of their owner, who selects them, drags them onto the map, and makes drafts of them. */
export function OwnItemList({ uid, position, items, works, numbers, onHighlight }: OwnItemListProps) {
  const t = useTranslations('imports');
  const actions = useItemActions(uid);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [placing, setPlacing] = useState<readonly OwnItem[]>();
  const chosen = items.filter(({ item }) => selected.has(item.mediaId));
  const selectable = items.filter(({ isStored }) => isStored);
  const clear = () => setSelected(new Set());
  const toggle = (mediaId: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(mediaId)) after.add(mediaId);
      return after;
    });
  /** An item, with all selected ones where it is among them. */
  const itemsWith = (mediaId: string) => {
    const isOf = ({ item }: OwnItem) => item.mediaId === mediaId;
    return (chosen.some(isOf) ? chosen : items.filter(isOf)).filter(isPlaceable);
  };
  const place = async (placed: readonly OwnItem[], spot: Position) => {
    setPlacing(undefined);
    await actions.place(placed, spot);
    if (placed.some(({ item }) => selected.has(item.mediaId))) clear();
  };
  const drop = (mediaId: string, spot: Position) => void place(itemsWith(mediaId), roundPosition(spot));
  const { spotAt } = usePageMap();
  const { area, held } = useDragToMap(spotAt, drop);
  return (
    <>
      {items.some(isPlaceable) && <p className={styles.note}>{t('placeHint')}</p>}
      <div ref={area} className={styles.list}>
        {items.length > 0 && (
          <ItemList
            items={items}
            works={works}
            numbers={numbers}
            onHighlight={onHighlight}
            owner={{
              selected,
              selectable: selectable.length,
              onToggle: toggle,
              onToggleAll: () =>
                chosen.length === selectable.length
                  ? clear()
                  : setSelected(new Set(selectable.map(({ item }) => item.mediaId))),
              onPlace: (mediaId) => setPlacing(itemsWith(mediaId)),
              onAccept: (mediaId, spot) =>
                void place(
                  items.filter(({ item }) => item.mediaId === mediaId),
                  roundPosition(spot),
                ),
            }}
          />
        )}
      </div>
      <OwnItemBar
        actions={actions}
        chosen={chosen}
        onPlace={() => setPlacing(chosen.filter(isPlaceable))}
        onDone={clear}
      />
      {placing && (
        <PlaceDialog
          items={placing}
          position={position}
          onClose={() => setPlacing(undefined)}
          onPlace={(spot) => void place(placing, spot)}
        />
      )}
      <HeldOverMap
        held={held}
        describe={({ id, isOnMap }) => {
          const dragged = itemsWith(id);
          return {
            photo: dragged.find(({ item }) => item.mediaId === id)?.item.photo,
            words: t(isOnMap ? 'dropHere' : 'dragOn', { count: dragged.length }),
          };
        }}
      />
    </>
  );
}

/** What became a draft has its position there. */
function isPlaceable({ item, isStored }: OwnItem): boolean {
  return isStored && item.state === 'new';
}
