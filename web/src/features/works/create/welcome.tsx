import { AtSign, Images, type LucideIcon, MapPin } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FileInput } from '../../../elements/form/file-input.tsx';
import { openedAsNew } from '../../../elements/form/opened-as-new.ts';
import { usePathTo, usePathToWork } from '../../../i18n/paths.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { useCreating } from './use-creating.ts';
import styles from './welcome.module.css';

type Door = 'pin' | 'photos' | 'instagram';

const PICTURES: Record<Door, LucideIcon> = { pin: MapPin, photos: Images, instagram: AtSign };

/** What a new creator can begin with, a press each: a pin, photos, or the posts that they have at Instagram. */
export function Welcome({ uid }: { uid: string }) {
  const t = useTranslations('create.welcome');
  const brand = useTranslations()('brand');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const pathToWork = usePathToWork();
  const photos = useRef<HTMLInputElement>(null);
  const { isBusy, make, addToLibrary } = useCreating({
    uid,
    projectId: undefined,
    onMade: (id) => void navigate(pathToWork(id), { state: openedAsNew }),
    onAdded: () => void navigate(pathTo('workspace-photos', {})),
  });
  return (
    <div className={styles.welcome}>
      <title>{`${t('title')} · ${brand}`}</title>
      <header className={styles.head}>
        <h1 tabIndex={-1} data-first-focus>
          {t('title')}
        </h1>
        <p>{t('intro')}</p>
      </header>
      <ul className={styles.doors}>
        <DoorItem door="pin">
          {(props) => <button {...props} type="button" aria-busy={isBusy} onClick={() => make('pin')} />}
        </DoorItem>
        <DoorItem door="photos">
          {(props) => (
            <button {...props} type="button" aria-busy={isBusy} onClick={() => photos.current?.click()} />
          )}
        </DoorItem>
        <DoorItem door="instagram">
          {(props) => <Link {...props} to={pathTo('workspace-integrations', {})} />}
        </DoorItem>
      </ul>
      <FileInput ref={photos} label={t('photos.name')} multiple onFiles={addToLibrary} />
      <p>
        <Link to={pathTo('workspace-profile', {})}>{t('profile')}</Link>
      </p>
    </div>
  );
}

interface DoorProps {
  className: string | undefined;
  children: ReactNode;
}

/** @param props.children renders the control that opens the door */
function DoorItem({ door, children }: { door: Door; children: (props: DoorProps) => ReactNode }) {
  const t = useTranslations('create.welcome');
  return (
    <li data-door={door}>
      {children({
        className: styles.door,
        children: (
          <>
            <span className={styles.picture}>
              <span className={styles.disc}>
                <Icon of={PICTURES[door]} size="1.75rem" />
              </span>
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t(`${door}.name`)}</span>{' '}
              <span className={styles.text}>{t(`${door}.text`)}</span>
            </span>
          </>
        ),
      })}
    </li>
  );
}
