import type { Card } from '@waymark/model/entities/card';
import { useLocale, useTranslations } from 'use-intl';
import { IntlText } from '../../i18n/intl-text.tsx';
import { namesOf } from '../../i18n/names-of.ts';

interface CardDetailsProps {
  card: Pick<Card, 'readingMinutes' | 'count'> & { byline?: { name: string } };
  /** The country of the item, where the line names it. */
  countryCode?: Card['countryCode'] | undefined;
  className: string | undefined;
}

/** The country, the author, the reading time and the number of entries in one line; nothing where none of them is known. */
export function CardDetails({ card, countryCode, className }: CardDetailsProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const details = [
    countryCode && namesOf('region', [countryCode], locale).join(),
    card.byline && t('by', { name: card.byline.name }),
    card.readingMinutes !== undefined && t('minutes', { minutes: card.readingMinutes }),
    card.count !== undefined && t('items', { count: card.count }),
  ].filter((detail) => typeof detail === 'string');
  return (
    details.length > 0 && (
      <span className={className}>
        <IntlText>{details.join(' · ')}</IntlText>
      </span>
    )
  );
}
