import { readVideoAddress } from '@waymark/model/rich-text/read-video-address';
import type { Video } from '@waymark/model/rich-text/video-schema';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AddressField, onEnter } from './address-field.tsx';
import styles from './dialogs.module.css';

interface VideoDialogProps {
  open: boolean;
  onClose: () => void;
  onInsert: (video: Video) => void;
}

/** Asks for the address of a video. */
export function VideoDialog({ open, onClose, onInsert }: VideoDialogProps) {
  const t = useTranslations('writing.video');
  return (
    <Dialog open={open} onClose={onClose} heading={t('title')} closeLabel={t('close')}>
      <VideoFields onInsert={onInsert} />
    </Dialog>
  );
}

function VideoFields({ onInsert }: Pick<VideoDialogProps, 'onInsert'>) {
  const t = useTranslations('writing.video');
  const [address, setAddress] = useState('');
  const [isTried, setIsTried] = useState(false);
  const video = readVideoAddress(address);
  const apply = () => {
    setIsTried(true);
    if (video) onInsert(video);
  };
  const onKey = onEnter(apply);
  return (
    <div className={styles.fields}>
      <AddressField
        label={t('address')}
        hint={t('hint')}
        value={address}
        onChange={setAddress}
        onKeyDown={onKey}
        error={isTried && video === undefined ? t('wrong') : undefined}
      />
      <div className={styles.actions}>
        <Button onClick={apply}>{t('insert')}</Button>
      </div>
    </div>
  );
}
