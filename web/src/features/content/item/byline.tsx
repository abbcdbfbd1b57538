import type { Byline as Author, PublicDocument } from '@waymark/model/entities/public-document';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { usePathTo } from '../../../i18n/paths.ts';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { smallestAddress } from '../../../services/photo-address.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import styles from './byline.module.css';

interface BylineProps {
  item: Pick<PublicDocument, 'byline' | 'publishedAt'>;
  /** The reading time; undefined for an item without a text. */
  minutes: number | undefined;
}

/** The author of an item, its date, and its reading time. */
export function Byline({ item, minutes }: BylineProps) {
  const t = useTranslations('card');
  const date = useDateFormat();
  return (
    <AuthorLine author={item.byline}>
      <IntlText>{t('published', { date: date(item.publishedAt) })}</IntlText>
      {minutes !== undefined && ` · ${t('minutes', { minutes })}`}
    </AuthorLine>
  );
}

/** An author with their picture, above small print. */
export function AuthorLine({
  author: { name, handle, avatar },
  children,
}: {
  author: Author;
  children: ReactNode;
}) {
  const pathTo = usePathTo();
  return (
    <p className={styles.byline}>
      <Avatar name={name} photo={avatar ? smallestAddress(avatar) : undefined} />
      <span>
        <Link to={pathTo('creators-id', { id: handle })}>{name}</Link>
        <br />
        {children}
      </span>
    </p>
  );
}
