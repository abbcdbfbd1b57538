import { photoIdOf } from '@waymark/model/entities/original';
import { Images, MapPin, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../../i18n/paths.ts';
import { LIBRARY, photoQueueOf } from '../../../live/uploads/own-queue.ts';
import type { PhotoQueue } from '../../../live/uploads/photo-queue.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { useStore } from '../../../ui/hooks/store.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { DropArea } from '../../../ui/overlays/drop-area.tsx';
import { readDropped } from '../dropped-files.ts';
import styles from './library.module.css';
import { MOST_PLACED, PlaceWithIds } from './placing/place-with-ids.tsx';

interface DropToLibraryProps {
  uid: string;
  queue?: PhotoQueue;
}

/** Takes files that are dropped anywhere on a page into the library, and offers what can be done with them next. */
export function DropToLibrary({ uid, queue = photoQueueOf(uid) }: DropToLibraryProps) {
  const t = useTranslations('library.adding');
  const pathTo = usePathTo();
  const [dropped, setDropped] = useState<ReadonlySet<File>>(new Set());
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isPlacing, setIsPlacing] = useState(false);
  const underWay = useStore(
    queue.state,
    ({ photos }) =>
      photos.filter(({ file, task }) => dropped.has(file) && task.current().failure === undefined).length,
  );
  const latest = useLatest(dropped);
  useEffect(
    () =>
      queue.attach(LIBRARY, {
        onPhoto: ({ path }, file) => {
          if (latest.current.has(file)) setIds((now) => [...now, photoIdOf(path)]);
        },
        onGivenUp: () => {},
      }),
    [queue, latest],
  );
  const add = (files: readonly File[]) => {
    setDropped((now) => new Set([...now, ...files]));
    queue.add(LIBRARY, files);
  };
  const forget = () => {
    setDropped(new Set());
    setIds([]);
  };
  return (
    <>
      <DropArea label={t('drop')} onDrop={(transfer) => readDropped(transfer, add)} />
      {(underWay > 0 || ids.length > 0) && (
        <div className={styles.asked}>
          <Notice kind={underWay > 0 ? 'info' : 'success'}>
            {underWay > 0 ? t('underWay', { count: underWay }) : t('added', { count: ids.length })}
          </Notice>
          {underWay === 0 && (
            <Button size="small" icon={MapPin} onClick={() => setIsPlacing(true)}>
              {ids.length > MOST_PLACED
                ? t('placeFirst', { count: MOST_PLACED })
                : t('place', { count: ids.length })}
            </Button>
          )}
          <ButtonLink kind="secondary" size="small" icon={Images} to={pathTo('workspace-photos', {})}>
            {t('show')}
          </ButtonLink>
          {underWay === 0 && <IconButton icon={X} label={t('dismiss')} onClick={forget} />}
        </div>
      )}
      {isPlacing && (
        <PlaceWithIds
          uid={uid}
          ids={ids.slice(0, MOST_PLACED)}
          onClose={() => setIsPlacing(false)}
          onMade={forget}
        />
      )}
    </>
  );
}
