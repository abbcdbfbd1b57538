import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { localTimeZone } from '../../../i18n/local-time-zone.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { fieldTime, type TimeFault, timeIn } from './schedule-time.ts';

interface ScheduleDialogProps {
  open: boolean;
  /** The current publication time, in milliseconds. */
  at: number | undefined;
  onClose: () => void;
  /** @param at in milliseconds, in the future */
  onChosen: (at: number) => void;
}

/** Asks when to publish a work, in the reader's time zone. */
export function ScheduleDialog({ open, at, onClose, onChosen }: ScheduleDialogProps) {
  const t = useTranslations('edit.scheduling');
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<TimeFault>();
  const shown = text ?? (at === undefined ? '' : fieldTime(at));
  const close = () => {
    setText(undefined);
    setFault(undefined);
    onClose();
  };
  const choose = () => {
    const read = timeIn(shown, Date.now());
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    onChosen(read.at);
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      heading={t('heading')}
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
      </form>
    </Dialog>
  );
}
