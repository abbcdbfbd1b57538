import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ConfirmDialogProps {
  heading: string;
  /** What cannot be taken back. */
  sentence: string;
  /** What the button says that does it. */
  label: string;
  onClose: () => void;
  /** Closes the dialog as well. */
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ heading, sentence, label, onClose, onConfirm }: ConfirmDialogProps) {
  const t = useTranslations('works');
  return (
    <Dialog
      open
      onClose={onClose}
      heading={heading}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  );
}
