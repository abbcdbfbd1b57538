import { photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LoadMore } from '../../../ui/controls/load-more.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './library.module.css';
import { usePhotoDay } from './use-photo-day.ts';
import { usePhotos } from './use-photos.ts';
import { photoOf } from './uses-of.ts';

interface LibraryChoiceProps {
  uid: string;
  taken: readonly string[];
  room: number;
  onClose: () => void;
  onChoose: (photos: readonly Photo[]) => void;
}

/** The choice of photos of the library for a work, in the order in which they are chosen. */
export function LibraryChoice({ uid, taken, room, onClose, onChoose }: LibraryChoiceProps) {
  const t = useTranslations('library');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Photo>>(new Map());
  const [areFavourites, setAreFavourites] = useState(false);
  const toggle = (photo: Photo) => {
    const next = new Map(chosen);
    if (!next.delete(photo.path)) next.set(photo.path, photo);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('choice.heading')}
      closeLabel={t('close')}
      actions={
        <Button disabled={chosen.size === 0} onClick={() => onChoose([...chosen.values()])}>
          {t('choice.add', { count: chosen.size })}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.state}>{t('choice.hint', { room })}</p>
        <Switch checked={areFavourites} onChange={setAreFavourites}>
          {t('choice.favourites')}
        </Switch>
        <ChoiceList
          key={String(areFavourites)}
          uid={uid}
          shown={areFavourites ? 'favourites' : 'all'}
          taken={taken}
          chosen={chosen}
          isFull={chosen.size >= room}
          onToggle={toggle}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceListProps {
  uid: string;
  shown: 'all' | 'favourites';
  taken: readonly string[];
  chosen: ReadonlyMap<string, Photo>;
  isFull: boolean;
  onToggle: (photo: Photo) => void;
}

function ChoiceList({ uid, shown, taken, chosen, isFull, onToggle }: ChoiceListProps) {
  const t = useTranslations();
  const locale = useLocale();
  const day = usePhotoDay();
  const { photos, status, reason, more } = usePhotos(uid, shown);
  if (status === 'failed' && reason) return <Notice kind="warning">{t(`states.${reason}`)}</Notice>;
  if (status === 'loading' && photos.length === 0) {
    return <LineSkeletons count={4} label={t('states.loading')} />;
  }
  const free = photos.filter(({ id }) => !taken.includes(photoPathOf(uid, id)));
  if (free.length === 0 && more === undefined) return <p>{t('library.choice.none')}</p>;
  const numbers = [...chosen.keys()];
  return (
    <>
      <ul className={styles.photos}>
        {free.map((one) => {
          const photo = photoOf(uid, one);
          const number = numbers.indexOf(photo.path) + 1;
          const alt = choose(photo.alt, locale).value;
          return (
            <li key={one.id}>
              <label className={styles.photo} data-selected={number > 0}>
                <ItemPhoto photo={photo} sizes="160px" decorative />
                <span className={styles.select}>
                  <input
                    type="checkbox"
                    aria-label={t('library.photoOf', { day: day(one), alt })}
                    checked={number > 0}
                    disabled={number === 0 && isFull}
                    onChange={() => onToggle(photo)}
                  />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <LoadMore status={t('library.shown', { count: free.length })} busy={status === 'loading'} onMore={more}>
        {t('card.more')}
      </LoadMore>
    </>
  );
}
