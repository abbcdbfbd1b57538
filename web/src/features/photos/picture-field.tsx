import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useIsTouch } from '../../ui/hooks/use-is-touch.ts';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { AddPhotos } from './add-photos.tsx';
import { DescribeAll } from './describe-all.tsx';
import { FileTarget } from './file-target.tsx';
import { FromLibrary } from './library/from-library.tsx';
import { PictureDetails } from './picture-details.tsx';
import styles from './picture-field.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { described, type Pictures, withoutPhoto, withPhoto } from './pictures.ts';
import { WorkUploads } from './upload-list.tsx';
import { useWorkPhotos } from './work-photos-context.ts';

/**
 * The photos of a work. The creator adds, describes, orders and removes them. A removal can be undone. The fields of a photo open in a
 * dialog, so that they show at once, wherever the photo stands in a long list.
 */
export function PictureField() {
  const t = useTranslations('pictures');
  const isTouch = useIsTouch();
  const headingId = useId();
  const header = useRef<HTMLElement>(null);
  const { pictures, change, replace, room, addFiles, announcement } = useWorkPhotos();
  const { photos, coverPath } = pictures;
  const [chosen, setChosen] = useState<string>();
  const changeTo = (next: Pictures) => change(() => next);
  const remove = (photo: Photo) => {
    const index = photos.indexOf(photo);
    const wasCover = coverPath === photo.path;
    flushSync(() => {
      setChosen(undefined);
      change((now) => withoutPhoto(now, photo.path));
    });
    focusNear(header.current, index);
    const putBack = () =>
      change((now) => {
        const back = withPhoto(now, photo, index);
        return wasCover ? { ...back, coverPath: photo.path } : back;
      });
    showToast({ kind: 'info', message: t('removed'), action: { label: t('undo'), onAction: putBack } });
  };
  const shown = photos.find(({ path }) => path === chosen);

  return (
    <FileTarget labelledBy={headingId} area="page" dropLabel={t('dropOnPage')} onFiles={addFiles}>
      <header ref={header} className={styles.header}>
        <h2 id={headingId}>{t('title')}</h2>
        <span className={styles.count}>{t('count', { count: photos.length, most: MAX_PHOTOS })}</span>
        <AddPhotos
          label={t('add')}
          cameraLabel={t('take')}
          multiple
          disabled={room === 0}
          onFiles={addFiles}
        />
        <FromLibrary
          taken={photos.map(({ path }) => path)}
          room={room}
          onChoose={(added) => change((now) => added.reduce((all, photo) => withPhoto(all, photo), now))}
        />
      </header>
      <p className={styles.hint}>
        {photos.length === 0 ? t('empty', { touch: String(isTouch) }) : t('hint')}
      </p>
      {photos.length > 1 && (
        <div>
          <DescribeAll
            photos={photos}
            onDescribe={(path, locale, text) => change((now) => described(now, path, locale, text))}
          />
        </div>
      )}
      <WorkUploads />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {photos.length > 0 && <PictureGrid pictures={pictures} onChange={changeTo} onChoose={setChosen} />}
      {shown && (
        <PictureDetails
          photo={shown}
          pictures={pictures}
          onChange={changeTo}
          onReplace={(photo) => {
            replace(shown.path, photo);
            setChosen(photo.path);
          }}
          onRemove={() => remove(shown)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </FileTarget>
  );
}

/** The dialog cannot return the focus to a photo that is gone: the next photo gets it, or the one before, or the first button. */
function focusNear(header: HTMLElement | null, index: number): void {
  const rows = [...(header?.parentElement?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
  (rows[index] ?? rows.at(-1) ?? header?.querySelector('button'))?.focus();
}
