import type { Card } from '@waymark/model/entities/card';
import { useTranslations } from 'use-intl';

interface CardDetailsProps {
  card: Pick<Card, 'readingMinutes' | 'count'> & { byline?: { name: string } };
  className: string | undefined;
}

/** The author, the reading time and the number of entries in one line; nothing where none of them is known. */
export function CardDetails({ card, className }: CardDetailsProps) {
  const t = useTranslations('card');
  const details = [
    card.byline && t('by', { name: card.byline.name }),
    card.readingMinutes !== undefined && t('minutes', { minutes: card.readingMinutes }),
    card.count !== undefined && t('items', { count: card.count }),
  ].filter((detail) => typeof detail === 'string');
  return details.length > 0 && <span className={className}>{details.join(' · ')}</span>;
}
