import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ACCEPTED_FILES } from '../../live/photo-type.ts';
import { Button } from '../../ui/button.tsx';

interface AddPhotosProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen. */
export function AddPhotos({ disabled, onFiles }: AddPhotosProps) {
  const t = useTranslations('pictures');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="secondary" icon={ImagePlus} disabled={disabled} onClick={() => input.current?.click()}>
        {t('add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('add')}
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
