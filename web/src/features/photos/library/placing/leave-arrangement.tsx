import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

interface LeaveArrangementProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before an arrangement of photos is lost. */
export function LeaveArrangement({ open, onLeave, onStay }: LeaveArrangementProps) {
  const t = useTranslations('library.placing.leaving');
  return (
    <Dialog
      open={open}
      onClose={onStay}
      heading={t('heading')}
      closeLabel={t('stay')}
      actions={
        <>
          <Button kind="secondary" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button onClick={onStay}>{t('stay')}</Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
