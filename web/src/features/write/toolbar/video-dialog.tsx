import { readVideoAddress } from '@waymark/model/rich-text/read-video-address';
import type { Video } from '@waymark/model/rich-text/video-schema';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
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
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Without this, Enter would submit the form around the text.
    event.preventDefault();
    apply();
  };
  return (
    <div className={styles.fields}>
      <TextField
        label={t('address')}
        // The type `url` would refuse an address without its protocol.
        type="text"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
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
