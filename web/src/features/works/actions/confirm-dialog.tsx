import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface ConfirmDialogProps {
  heading: string;
  /** Describes the action that cannot be undone. */
  sentence: string;
  /** The label of the button that starts the action. */
  label: string;
  onClose: () => void;
  /** Closes the dialog as well. */
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone. */
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
