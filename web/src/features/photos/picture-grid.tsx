import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { Photo } from '@waymark/model/entities/photo';
import { choose, missingLocales } from '@waymark/model/localised';
import { GripVertical, ImageOff, Star } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslations } from 'use-intl';
import { DRAGGED_PHOTO } from '../../elements/card/dragged-photo.ts';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './picture-field.module.css';
import { movedBefore, type Pictures } from './pictures.ts';

interface PictureGridProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** The path of the photo whose details are shown. */
  chosen: string | undefined;
  onChoose: (path: string | undefined) => void;
}

/** The photos in their order. Dragging changes it, or the keyboard: Enter on a handle, arrows, Enter. */
export function PictureGrid({ pictures, onChange, chosen, onChoose }: PictureGridProps) {
  const t = useTranslations('pictures');
  const locale = useLocale();
  const { photos } = pictures;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [DRAGGED_PHOTO]: String(key) })),
    onReorder: ({ keys, target }) => {
      const index = photos.findIndex(({ path }) => path === target.key);
      const next = target.dropPosition === 'before' ? photos[index] : photos[index + 1];
      const [moving] = keys;
      onChange(movedBefore(pictures, String(moving), next?.path));
    },
  });
  return (
    <I18nProvider locale={locale}>
      <GridList
        aria-label={t('order')}
        className={styles.grid ?? ''}
        layout="grid"
        items={photos.map((photo, index) => ({ photo, id: photo.path, number: index + 1 }))}
        dependencies={[pictures.coverPath, locale]}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ photo, id, number }) => (
          <GridListItem
            id={id}
            className={styles.cell ?? ''}
            textValue={t('nth', { number, alt: choose(photo.alt, locale).value })}
          >
            <ItemPhoto photo={photo} sizes="160px" decorative />
            <span className={styles.marks}>
              <Marks photo={photo} isCover={coverPhotoOf(pictures) === photo} />
            </span>
            <Button slot="drag" className={styles.handle ?? ''}>
              <Icon of={GripVertical} size="1.125rem" />
            </Button>
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}

function Marks({ photo, isCover }: { photo: Photo; isCover: boolean }) {
  const t = useTranslations('pictures');
  const missing = missingLocales(photo.alt);
  return (
    <>
      {isCover && (
        <span className={styles.mark}>
          <Icon of={Star} size="0.875rem" />
          {t('cover')}
        </span>
      )}
      {missing.length > 0 && (
        <span className={styles.mark} data-kind="missing">
          <Icon of={ImageOff} size="0.875rem" />
          {t('undescribed', { languages: missing.join(', ').toUpperCase() })}
        </span>
      )}
    </>
  );
}
