import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import { missingLocales } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AltFields } from './alt-fields.tsx';
import styles from './describe-all.module.css';
import { PhotoFields } from './photo-fields.tsx';

interface DescribeAllProps {
  photos: readonly Photo[];
  onDescribe: (path: string, locale: Locale, text: string) => void;
}

/** A button that opens the descriptions of all photos, one below the other, so that the keyboard goes from one to the next. */
export function DescribeAll({ photos, onDescribe }: DescribeAllProps) {
  const t = useTranslations('pictures');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const done = photos.filter(({ alt }) => missingLocales(alt).length === 0).length;
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
        {t('describeAll.action')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        heading={t('describeAll.heading')}
        closeLabel={t('close')}
        actions={
          <Button kind="primary" onClick={close}>
            {t('done')}
          </Button>
        }
      >
        <p className={styles.count}>{t('altHint')}</p>
        <p className={styles.count} role="status">
          {t('describeAll.count', { done, all: photos.length })}
        </p>
        <div className={styles.photos}>
          {photos.map((photo, index) => (
            <fieldset key={photo.path} className={styles.photo}>
              <legend>{t('one', { number: index + 1, count: photos.length })}</legend>
              <PhotoFields photo={photo}>
                <AltFields
                  photo={photo}
                  isExplained={false}
                  onChange={(locale, text) => onDescribe(photo.path, locale, text)}
                />
              </PhotoFields>
            </fieldset>
          ))}
        </div>
      </Dialog>
    </>
  );
}
