import type { Creator } from '@waymark/model/entities/creator';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useLocale as useIntlLocale, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import { LocalisedParagraph } from '../../elements/card/localised.tsx';
import { PANEL_SIZES } from '../../elements/card/panel-sizes.ts';
import { WebLink } from '../../elements/card/web-link.tsx';
import { IntlText } from '../../i18n/intl-text.tsx';
import { namesOf } from '../../i18n/names-of.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { smallestAddress } from '../../services/photo-address.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import styles from './creator-profile.module.css';

interface CreatorPortraitProps {
  creator: Creator;
  /** The level of the heading with the name; it depends on the page. */
  level?: 1 | 3;
  /** Other actions, before the one that writes to the creator. */
  children?: ReactNode;
}

/** The profile of a creator: name, pictures, biography, languages, countries and links. */
export function CreatorPortrait({ creator, level = 1, children }: CreatorPortraitProps) {
  const t = useTranslations('creators');
  const pathTo = usePathTo();
  const format = useFormatter();
  const intlLocale = useIntlLocale();
  const { name, handle, avatar, cover, bio, links, languages, countries, joinedAt } = creator;
  const names = (type: 'language' | 'region', codes: string[]) =>
    format.list(namesOf(type, codes, intlLocale));
  const written = [
    t('writesInList', { languages: names('language', languages) }),
    ...(countries.length > 0 ? [t('writesAboutList', { countries: names('region', countries) })] : []),
  ];
  const Heading = `h${level}` as const;
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <ItemPhoto photo={cover} sizes={PANEL_SIZES} eager decorative />
        </div>
      )}
      <header className={styles.head}>
        <Avatar name={name} photo={avatar ? smallestAddress(avatar) : undefined} size="large" />
        <div>
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          <p className={styles.small}>
            @{handle} · <IntlText>{t('joined', { date: joinedAt })}</IntlText>
          </p>
        </div>
      </header>
      <LocalisedParagraph className={styles.bio} text={bio} />
      <p className={styles.small}>
        <IntlText>{written.join(' · ')}</IntlText>
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
      {(creator.contactable || children) && (
        <div className={styles.actions}>
          {children}
          {creator.contactable && (
            <ButtonLink kind="secondary" icon={Mail} to={pathTo('creators-id-contact', { id: handle })}>
              {t('write', { name })}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
