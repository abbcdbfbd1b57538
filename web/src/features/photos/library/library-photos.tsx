import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { LoadMore } from '../../../ui/controls/load-more.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { RowSkeletons } from '../../../ui/display/skeleton.tsx';
import styles from './library.module.css';
import { LibraryBar } from './library-bar.tsx';
import { LibraryPhoto } from './library-photo.tsx';
import { type Shown, usePhotos } from './use-photos.ts';
import { dayOf } from './uses-of.ts';

interface LibraryPhotosProps {
  uid: string;
  shown: Shown;
  /** Undefined until they are known. */
  uses: PhotoUses | undefined;
  onOpen: (photoId: string) => void;
  /** Called when photos were deleted, or used. */
  onChanged: () => void;
}

/** The list of photos, by months, with actions on those that are selected. */
export function LibraryPhotos({ uid, shown, uses, onOpen, onChanged }: LibraryPhotosProps) {
  const t = useTranslations();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The database still has these for a moment. */
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const { photos: loaded, status, reason, more } = usePhotos(uid, shown);
  const photos = loaded.filter(({ id }) => !deleted.has(id));
  if (reason && photos.length === 0) {
    return <Notice kind="warning">{t(`states.${reason}`)}</Notice>;
  }
  if (photos.length === 0 && status === 'loading') {
    return <RowSkeletons count={4} label={t('states.loading')} />;
  }
  if (photos.length === 0) {
    return (
      <EmptyState picture={<Icon of={Images} size={48} />}>
        {t(shown === 'all' ? 'library.none' : 'library.noneOfFilter')}
      </EmptyState>
    );
  }
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  // By the time of storing where the list is in that order, so that a month is there once.
  const timeOf = typeof shown === 'string' ? ({ createdAt }: ReadyPhoto) => createdAt : dayOf;
  return (
    <>
      <Months photos={photos} timeOf={timeOf}>
        {(photo) => (
          <LibraryPhoto
            uid={uid}
            photo={photo}
            uses={uses}
            isSelected={selected.has(photo.id)}
            onSelect={() => toggle(photo.id)}
            onOpen={() => onOpen(photo.id)}
          />
        )}
      </Months>
      <LoadMore
        status={t('library.shown', { count: photos.length })}
        busy={status === 'loading'}
        onMore={more}
      >
        {t('card.more')}
      </LoadMore>
      <LibraryBar
        uid={uid}
        photos={photos.filter(({ id }) => selected.has(id))}
        uses={uses}
        onClear={() => setSelected(new Set())}
        onMade={() => {
          setSelected(new Set());
          onChanged();
        }}
        onDeleted={(ids) => {
          setDeleted(new Set([...deleted, ...ids]));
          setSelected(new Set());
          onChanged();
        }}
      />
    </>
  );
}

interface MonthsProps {
  photos: readonly ReadyPhoto[];
  timeOf: (photo: ReadyPhoto) => number;
  children: (photo: ReadyPhoto) => ReactNode;
}

function Months({ photos, timeOf, children }: MonthsProps) {
  const date = useDateFormat();
  const nameOf = (photo: ReadyPhoto) => date(timeOf(photo), { month: 'long', year: 'numeric' });
  return [...Map.groupBy(photos, nameOf)].map(([month, ofMonth]) => (
    <section key={month}>
      <h2 className={styles.month}>{month}</h2>
      <ul className={styles.photos}>
        {ofMonth.map((photo) => (
          <li key={photo.id}>{children(photo)}</li>
        ))}
      </ul>
    </section>
  ));
}
