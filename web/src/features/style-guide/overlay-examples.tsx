import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { Example } from './example.tsx';
import { SheetExample } from './sheet-example.tsx';

/** Examples of dialogs and sheets. */
export function OverlayExamples() {
  const t = useTranslations('components');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Example name="Dialog">
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t('overlays.openDialog')}
        </Button>
        <Dialog
          open={open}
          onClose={close}
          heading={t('overlays.question')}
          closeLabel={t('actions.close')}
          actions={
            <>
              <Button kind="quiet" onClick={close}>
                {t('actions.discard')}
              </Button>
              <Button kind="danger" onClick={() => showToast({ kind: 'error', message: t('states.error') })}>
                {t('actions.remove')}
              </Button>
            </>
          }
        >
          <p>{t('overlays.consequence')}</p>
        </Dialog>
      </Example>
      <Example name="Sheet" layout="column">
        <SheetExample />
      </Example>
    </>
  );
}
