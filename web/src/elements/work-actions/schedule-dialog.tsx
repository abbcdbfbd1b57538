import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { localTimeZone } from '../../i18n/local-time-zone.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './schedule-dialog.module.css';
import { fieldTime, type TimeFault, timeIn } from './schedule-time.ts';

interface ScheduleDialogProps {
  open: boolean;
  /** The number of works, at least 1. */
  count: number;
  /** The current publication time of a single one, in milliseconds. */
  at: number | undefined;
  onClose: () => void;
  /**
   * @param at when the first work is published, in milliseconds, in the future
   * @param days how many days lie between two of several works
   */
  onChosen: (at: number, days: number) => void;
}

/** How many days lie between two of several works. */
const PACES = [
  { name: 'together', days: 0 },
  { name: 'daily', days: 1 },
  { name: 'weekly', days: 7 },
] as const;

/** Asks when to publish works, in the reader's time zone. */
export function ScheduleDialog({ open, count, at, onClose, onChosen }: ScheduleDialogProps) {
  const t = useTranslations('works.scheduling');
  const [text, setText] = useState<string>();
  const [pace, setPace] = useState<(typeof PACES)[number]['name']>('together');
  const [fault, setFault] = useState<TimeFault>();
  const shown = text ?? (at === undefined ? '' : fieldTime(at));
  const close = () => {
    setText(undefined);
    setFault(undefined);
    onClose();
  };
  const choose = () => {
    const days = PACES.find(({ name }) => name === pace)?.days ?? 0;
    const read = timeIn(shown, Date.now(), (count - 1) * days);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    onChosen(read.at, days);
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      heading={t('heading', { count })}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button onClick={choose}>{t('confirm')}</Button>
        </>
      }
    >
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <TextField
          label={t('day')}
          hint={t('zone', { zone: localTimeZone() })}
          error={fault && t(fault)}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={shown}
          onChange={(next) => {
            setText(next);
            setFault(undefined);
          }}
        />
        {count > 1 && (
          <RadioGroup
            label={t('pace')}
            choices={PACES.map(({ name }) => ({ value: name, label: t(`paces.${name}`) }))}
            value={pace}
            onChange={setPace}
          />
        )}
        {/* Enter in a form with several fields submits it only if it has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
