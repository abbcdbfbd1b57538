import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { CreatorCard } from '@waymark/model/payloads';
import { Languages, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useLocale as useIntlLocale, useTranslations } from 'use-intl';
import { KindMark } from '../../elements/card/kind-mark.tsx';
import { IntlText } from '../../i18n/intl-text.tsx';
import { namesOf } from '../../i18n/names-of.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { smallestAddress } from '../../services/photo-address.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import styles from './creator-view.module.css';

/** The card of a creator: name, languages, countries and counts of items. It links to the creator's page. */
export function CreatorView({ creator }: { creator: CreatorCard }) {
  const { name, handle, avatar, languages, countries, joinedAt } = creator;
  const t = useTranslations('creators');
  const format = useFormatter();
  const intlLocale = useIntlLocale();
  const pathTo = usePathTo();
  return (
    <article className={styles.creator}>
      <Avatar name={name} photo={avatar ? smallestAddress(avatar) : undefined} size="large" />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link to={pathTo('creators-id', { id: handle })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.handle}>@{handle}</p>
      </div>
      <dl className={styles.facts}>
        <Fact icon={<Icon of={Languages} />} term={t('writesIn')}>
          <IntlText>{format.list(namesOf('language', languages, intlLocale))}</IntlText>
        </Fact>
        {countries.length > 0 && (
          <Fact icon={<Icon of={MapPin} />} term={t('writesAbout')}>
            <IntlText>{format.list(namesOf('region', countries, intlLocale))}</IntlText>
          </Fact>
        )}
      </dl>
      <Counts creator={creator} />
      <p className={styles.joined}>
        <IntlText>{t('joined', { date: joinedAt })}</IntlText>
      </p>
    </article>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The number of published items of each kind that the creator has. */
function Counts({ creator: { counts, total } }: { creator: CreatorCard }) {
  const t = useTranslations('creators');
  if (total === 0) return <p className={styles.nothing}>{t('nothingYet')}</p>;
  return (
    <ul className={styles.counts}>
      {PUBLISHED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {t(`counts.${kind}`, { count: counts[kind] })}
        </li>
      ))}
    </ul>
  );
}
