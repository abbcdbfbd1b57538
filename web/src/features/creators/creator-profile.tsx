import type { Creator } from '@waymark/model/entities/creator';
import { choose } from '@waymark/model/localised';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useLocale as useIntlLocale, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/item-photo.tsx';
import { LocalisedParagraph } from '../../elements/localised.tsx';
import { WebLink } from '../../elements/web-link.tsx';
import { namesOf } from '../../i18n/names-of.ts';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { thumbnailAddress } from '../../services/photo-address.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './creator-profile.module.css';

interface CreatorProfileProps {
  creator: Creator;
  /** What they have published. */
  children: ReactNode;
}

/** Who a creator is, and what they have published. */
export function CreatorProfile({ creator, children }: CreatorProfileProps) {
  const t = useTranslations();
  const pathTo = usePathTo();
  const format = useFormatter();
  const intlLocale = useIntlLocale();
  const { name, handle, avatar, cover, bio, links, languages, countries, total, joinedAt } = creator;
  return (
    <article className={styles.profile}>
      <title>{`${name} · ${t('brand')}`}</title>
      {choose(bio, useLocale()).value !== '' && <meta name="description" content={choose(bio, 'en').value} />}
      {cover && (
        <div className={styles.cover}>
          <ItemPhoto photo={cover} sizes="(min-width: 56rem) 27rem, 100vw" eager decorative />
        </div>
      )}
      <header className={styles.head}>
        <Avatar name={name} photo={avatar ? thumbnailAddress(avatar.path) : undefined} size="large" />
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className={styles.small}>
            @{handle} · {t('creators.joined', { date: joinedAt })}
          </p>
        </div>
      </header>
      <LocalisedParagraph className={styles.bio} text={bio} />
      <p className={styles.small}>
        {t('creators.writesInList', { languages: format.list(namesOf('language', languages, intlLocale)) })}
        {countries.length > 0 &&
          ` · ${t('creators.writesAboutList', { countries: format.list(namesOf('region', countries, intlLocale)) })}`}
      </p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link}>
              <WebLink address={link} own />
            </li>
          ))}
        </ul>
      )}
      {creator.contactable && (
        <ButtonLink kind="secondary" icon={Mail} to={pathTo('creators-id-contact', { id: handle })}>
          {t('creators.write', { name })}
        </ButtonLink>
      )}
      {total === 0 && <EmptyState>{t('creators.nothingYet')}</EmptyState>}
      {children}
    </article>
  );
}
