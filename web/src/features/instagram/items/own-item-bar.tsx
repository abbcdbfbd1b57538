import type { Position } from '@waymark/model/geography/position';
import { EyeOff, FilePlus, MapPin, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DRAFT_KINDS, type DraftKind } from './draft-of.ts';
import type { OwnItem } from './item-filter.ts';
import styles from './own-item-bar.module.css';
import { MOST_CONVERTED, useItemActions } from './use-item-actions.ts';

/** The field of a position, which another feature has. */
export type PositionSlot = (props: {
  value: Position | undefined;
  onChange: (value: Position | undefined) => void;
  label: string;
}) => ReactNode;

interface OwnItemBarProps {
  uid: string;
  position: PositionSlot;
  /** The selected items. */
  chosen: readonly OwnItem[];
  /** Called after an action on all of them. */
  onDone: () => void;
}

/** The actions of an owner on selected items. */
export function OwnItemBar({ uid, position, chosen, onDone }: OwnItemBarProps) {
  const t = useTranslations('imports');
  const { underWay, place, ignore, convert } = useItemActions(uid);
  const [open, setOpen] = useState<'place' | 'convert'>();
  if (underWay) {
    return (
      <div className={styles.bar} data-toasts-above>
        <ProgressBar
          label={t('underWay')}
          value={underWay.all === 0 ? 1 : underWay.done / underWay.all}
          detail={t('underWayOf', { ...underWay })}
        />
      </div>
    );
  }
  if (chosen.length === 0) return null;
  const fresh = chosen.filter(({ item }) => item.state === 'new');
  const isIgnored = fresh.length === 0 && chosen.some(({ item }) => item.state === 'ignored');
  const act = async (action: Promise<void>) => {
    setOpen(undefined);
    await action;
    onDone();
  };
  return (
    <section className={styles.bar} aria-label={t('bulk')} data-toasts-above>
      <p role="status" className={styles.count}>
        {t('selected', { count: chosen.length })}
      </p>
      <div className={styles.actions}>
        {fresh.length > 0 && (
          <>
            <Button size="small" icon={FilePlus} onClick={() => setOpen('convert')}>
              {t('convert')}
            </Button>
            <Button kind="secondary" size="small" icon={MapPin} onClick={() => setOpen('place')}>
              {t('putOnMap')}
            </Button>
          </>
        )}
        {(fresh.length > 0 || isIgnored) && (
          <Button
            kind="secondary"
            size="small"
            icon={EyeOff}
            onClick={() => void act(ignore(chosen, !isIgnored))}
          >
            {t(isIgnored ? 'ignoreNoMore' : 'ignore')}
          </Button>
        )}
        <Button kind="quiet" size="small" icon={X} onClick={onDone}>
          {t('clearSelection')}
        </Button>
      </div>
      {open === 'place' && (
        <PlaceDialog
          items={fresh}
          position={position}
          onClose={() => setOpen(undefined)}
          onPlace={(spot) => void act(place(fresh, spot))}
        />
      )}
      {open === 'convert' && (
        <ConvertDialog
          items={fresh}
          onClose={() => setOpen(undefined)}
          onConvert={(kind) => void act(convert(fresh.slice(0, MOST_CONVERTED), kind))}
        />
      )}
    </section>
  );
}

interface PlaceDialogProps {
  items: readonly OwnItem[];
  position: PositionSlot;
  onClose: () => void;
  onPlace: (position: Position) => void;
}

/** Chooses one position for all items: on a map, by name or by coordinates. */
function PlaceDialog({ items, position: PositionField, onClose, onPlace }: PlaceDialogProps) {
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

interface ConvertDialogProps {
  items: readonly OwnItem[];
  onClose: () => void;
  onConvert: (kind: DraftKind) => void;
}

/** Chooses the kind of the drafts. */
function ConvertDialog({ items, onClose, onConvert }: ConvertDialogProps) {
  const t = useTranslations('imports');
  const kinds = useTranslations('kind');
  const [kind, setKind] = useState<DraftKind>('pin');
  const unplaced = kind === 'post' ? 0 : items.filter(({ item }) => item.position === undefined).length;
  const count = Math.min(items.length, MOST_CONVERTED);
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('convertHeading', { count })}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancelAction')}
          </Button>
          <Button icon={FilePlus} onClick={() => onConvert(kind)}>
            {t('convertNow', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('convertIntro')}</p>
        <Select
          label={t('kind')}
          choices={DRAFT_KINDS.map((value) => ({ value, label: kinds(value) }))}
          value={kind}
          onChange={setKind}
        />
        {unplaced > 0 && <Notice kind="info">{t('convertUnplaced', { count: unplaced })}</Notice>}
        {items.length > count && <Notice kind="info">{t('convertFirst', { count })}</Notice>}
      </div>
    </Dialog>
  );
}
