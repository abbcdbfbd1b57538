import { LIST_VISIBILITIES, type List } from '@waymark/model/entities/list';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useVisibility } from '../use-visibility.ts';

interface ShareDialogProps {
  list: List;
  name: string;
  onCopy: () => void;
  onClose: () => void;
}

/** The link of a list, and who can open it. */
export function ShareDialog({ list, name, onCopy, onClose }: ShareDialogProps) {
  const t = useTranslations();
  const show = useVisibility(list.id);
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('lists.shareNamed', { name })}
      closeLabel={t('lists.close')}
      actions={
        <Button icon={Copy} onClick={onCopy}>
          {t('lists.copyLink')}
        </Button>
      }
    >
      <RadioGroup
        label={t('listEdit.visibility')}
        choices={LIST_VISIBILITIES.map((value) => ({
          value,
          label: t(`listEdit.visibilities.${value}.name`),
          hint: t(`listEdit.visibilities.${value}.hint`),
        }))}
        value={list.visibility}
        onChange={(visibility) => void show(visibility)}
      />
    </Dialog>
  );
}
