import type { CreatorCard } from '@waymark/model/payloads';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { smallestAddress } from '../../services/photo-address.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import styles from './recipient.module.css';

interface RecipientProps {
  creator: Pick<CreatorCard, 'name' | 'handle' | 'avatar' | 'languages'>;
}

/** The recipient of a message: name, languages, and a link to the creator's page. */
export function Recipient({ creator: { name, handle, avatar, languages } }: RecipientProps) {
  const t = useTranslations('message.creator');
  const pathTo = usePathTo();
  const [only] = languages;
  return (
    <div className={styles.recipient}>
      <Avatar name={name} photo={avatar ? smallestAddress(avatar) : undefined} size="large" />
      <div className={styles.facts}>
        <Link to={pathTo('creators-id', { id: handle })} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <p>{t('reads', { languages: languages.length > 1 ? 'both' : (only ?? 'both') })}</p>
      </div>
    </div>
  );
}
