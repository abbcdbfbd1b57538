import { EyeOff, FilePlus, MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DRAFT_KINDS, type DraftKind, kindByRule } from './draft-of.ts';
import { isWaiting, type OwnItem } from './item-filter.ts';
import styles from './own-item-bar.module.css';
import { type ItemActions, MOST_CONVERTED } from './use-item-actions.ts';

interface OwnItemBarProps {
  actions: ItemActions;
  /** The selected items. */
  chosen: readonly OwnItem[];
  onPlace: () => void;
  /** Called after an action on all of them. */
  onDone: () => void;
}

/** The actions of an owner on selected items. */
export function OwnItemBar({ actions, chosen, onPlace, onDone }: OwnItemBarProps) {
  const t = useTranslations('imports');
  const { underWay, ignore, convert } = actions;
  const [isConverting, setIsConverting] = useState(false);
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
    setIsConverting(false);
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
            <Button size="small" icon={FilePlus} onClick={() => setIsConverting(true)}>
              {t('convert')}
            </Button>
            <Button kind="secondary" size="small" icon={MapPin} onClick={onPlace}>
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
      {isConverting && (
        <ConvertDialog
          items={fresh}
          onClose={() => setIsConverting(false)}
          onConvert={(items, kind) => void act(convert(items, kind))}
        />
      )}
    </section>
  );
}

interface ConvertDialogProps {
  items: readonly OwnItem[];
  onClose: () => void;
  onConvert: (items: readonly OwnItem[], kind: DraftKind | undefined) => void;
}

/** The choice that leaves the kind of each draft to the rule. */
const BY_RULE = 'rule';

/** Chooses the kind of the drafts. */
function ConvertDialog({ items, onClose, onConvert }: ConvertDialogProps) {
  const t = useTranslations('imports');
  const kinds = useTranslations('kind');
  const [choice, setChoice] = useState<DraftKind | typeof BY_RULE>(BY_RULE);
  const kind = choice === BY_RULE ? undefined : choice;
  const ready = items.filter((item) => !isWaiting(item));
  const waiting = items.length - ready.length;
  const unplaced = ready.filter(
    ({ item }) => item.position === undefined && (kind ?? kindByRule(item)) !== 'post',
  ).length;
  const count = Math.min(ready.length, MOST_CONVERTED);
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
          <Button
            icon={FilePlus}
            disabled={count === 0}
            onClick={() => onConvert(ready.slice(0, MOST_CONVERTED), kind)}
          >
            {t('convertNow', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('convertIntro')}</p>
        <Select
          label={t('kind')}
          choices={[
            { value: BY_RULE, label: t('kindByRule') },
            ...DRAFT_KINDS.map((value) => ({ value, label: kinds(value) })),
          ]}
          value={choice}
          onChange={setChoice}
        />
        {unplaced > 0 && <Notice kind="info">{t('convertUnplaced', { count: unplaced })}</Notice>}
        {waiting > 0 && <Notice kind="info">{t('convertWaiting', { count: waiting })}</Notice>}
        {ready.length > count && <Notice kind="info">{t('convertFirst', { count })}</Notice>}
      </div>
    </Dialog>
  );
}
