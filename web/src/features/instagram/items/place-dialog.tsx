import type { Position } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { OwnItem } from './item-filter.ts';

/** The field of a position, which another feature has. */
export type PositionSlot = (props: {
  value: Position | undefined;
  onChange: (value: Position | undefined) => void;
  label: string;
}) => ReactNode;

interface PlaceDialogProps {
  items: readonly OwnItem[];
  position: PositionSlot;
  onClose: () => void;
  onPlace: (position: Position) => void;
}

/** Chooses one position for all items: on a map, by name or by coordinates. */
export function PlaceDialog({ items, position: PositionField, onClose, onPlace }: PlaceDialogProps) {
  const t = useTranslations('imports');
  const known = new Set(items.map(({ item }) => JSON.stringify(item.position)));
  const [spot, setSpot] = useState<Position | undefined>(
    known.size === 1 ? items[0]?.item.position : undefined,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('placeHeading', { count: items.length })}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancelAction')}
          </Button>
          <Button icon={MapPin} disabled={spot === undefined} onClick={() => spot && onPlace(spot)}>
            {t('placeHere', { count: items.length })}
          </Button>
        </>
      }
    >
      <PositionField value={spot} onChange={setSpot} label={t('position')} />
    </Dialog>
  );
}
