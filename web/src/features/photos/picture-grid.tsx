import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { Photo } from '@waymark/model/entities/photo';
import { choose, missingLocales } from '@waymark/model/localised';
import { GripVertical, ImageOff, type LucideIcon, Star } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslations } from 'use-intl';
import { DRAGGED_PHOTO } from '../../elements/card/dragged-photo.ts';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import styles from './picture-field.module.css';
import { movedBefore, type Pictures } from './pictures.ts';

interface PictureGridProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** Called with the path of the photo that is pressed. */
  onChoose: (path: string) => void;
}

/** The photos in their order. Dragging changes it, or the keyboard: Enter on a handle, arrows, Enter. */
export function PictureGrid({ pictures, onChange, onChoose }: PictureGridProps) {
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
        onAction={(key) => onChoose(String(key))}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ photo, id, number }) => (
          <GridListItem
            id={id}
            className={styles.cell ?? ''}
            textValue={t('nth', { number, alt: choose(photo.alt, locale).value })}
          >
            <ItemPhoto photo={photo} sizes="160px" decorative />
            <Marks photo={photo} isCover={coverPhotoOf(pictures) === photo} />
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
  const languages = missingLocales(photo.alt).join(', ').toUpperCase();
  return (
    <>
      {isCover && <Mark icon={Star} text={t('cover')} kind="cover" />}
      {languages !== '' && <Mark icon={ImageOff} text={t('undescribed', { languages })} kind="missing" />}
    </>
  );
}

/** A mark in a lower corner of a photo. It shows no words, which would hide the photo. */
function Mark({ icon, text, kind }: { icon: LucideIcon; text: string; kind: 'cover' | 'missing' }) {
  return (
    <span className={styles.mark} data-kind={kind} title={text}>
      <Icon of={icon} size="0.875rem" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
