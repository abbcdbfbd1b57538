import type { PublicDocument } from '@waymark/model/entities/public-document';
import { unreachable } from '@waymark/model/unreachable';
import { NO_VIEW, viewSearch } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { WebLink } from '../../../elements/card/web-link.tsx';
import { HoursLines } from '../../../elements/facts/hours-lines.tsx';
import { LazyHours } from '../../../elements/facts/lazy-hours.tsx';
import { useVisitWords } from '../../../elements/facts/use-visit-words.ts';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { useLocale, usePathTo } from '../../../i18n/paths.ts';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { Fact, Facts } from '../../../ui/display/facts.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import styles from './item-facts.module.css';

type Translate = ReturnType<typeof useTranslations<'item'>>;
type Words = ReturnType<typeof useVisitWords>;
type FormatDate = ReturnType<typeof useDateFormat>;

/** Short facts about an item: where it is, when and for how long a visit is best, and what it costs. */
export function ItemFacts({ item }: { item: PublicDocument }) {
  const t = useTranslations('item');
  const date = useDateFormat();
  const pathTo = usePathTo();
  const words = useVisitWords();
  const facts = [
    ...factsOfKind(item, t, date),
    ...visitFacts(item, t, words),
    item.tags.length > 0 && (
      <Fact
        key="tags"
        name={t('tags')}
        value={
          <span className={styles.tags}>
            {item.tags.map((tag) => (
              <Tag
                key={tag}
                {...(HAS_SEARCH && { to: pathTo('index', {}) + viewSearch({ ...NO_VIEW, tags: [tag] }) })}
              >
                {tag}
              </Tag>
            ))}
          </span>
        }
      />
    ),
  ].filter(Boolean);
  return facts.length > 0 && <Facts>{facts}</Facts>;
}

function Website({ address }: { address: string }) {
  const t = useTranslations('item');
  return <Fact name={t('website')} value={<WebLink address={address} />} />;
}

/** What visitors want to know before they go. */
function visitFacts(item: PublicDocument, t: Translate, words: Words): ReactNode[] {
  if (item.kind !== 'destination' && item.kind !== 'poi' && item.kind !== 'pin') return [];
  const { bestMonths = [], duration } = item;
  return [
    ...(item.kind === 'destination' ? [] : factsOfVisit(item, t, words)),
    duration !== undefined && (
      <Fact key="duration" name={t('duration')} value={<IntlText>{words.duration(duration)}</IntlText>} />
    ),
    bestMonths.length > 0 && (
      <Fact key="months" name={t('bestMonths')} value={<IntlText>{words.months(bestMonths)}</IntlText>} />
    ),
  ];
}

/** What a visitor wants to know of a place at which they spend time and money. */
function factsOfVisit(item: PublicDocument<'poi' | 'pin'>, t: Translate, words: Words): ReactNode[] {
  const { openingHours, phone, priceLevel } = item;
  const notes = item.kind === 'poi' && (item.opening.en || item.opening.fr) && item.opening;
  return [
    (openingHours || notes) && (
      <Fact
        key="opening"
        name={t('opening')}
        value={
          <>
            {openingHours && <Hours item={item} />}
            {notes && <Localised text={notes} note />}
          </>
        }
      />
    ),
    phone && (
      <Fact
        key="phone"
        name={t('phone')}
        value={<a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      />
    ),
    priceLevel !== undefined && <Fact key="price" name={t('priceName')} value={words.price(priceLevel)} />,
  ];
}

/** Opening hours in words, also in the preview of an editor, which has their notation only. */
function Hours({ item: { openingHours = '', hoursText } }: { item: PublicDocument<'poi' | 'pin'> }) {
  const locale = useLocale();
  return (
    <p>
      {hoursText ? (
        <HoursLines text={hoursText[locale]} />
      ) : (
        <LazyHours notation={openingHours} unread={openingHours} />
      )}
    </p>
  );
}

/** The facts that only one kind has. */
function factsOfKind(item: PublicDocument, t: Translate, date: FormatDate): ReactNode[] {
  switch (item.kind) {
    case 'destination':
      return [item.website && <Website key="website" address={item.website} />];
    case 'poi':
      return [
        item.address && <Fact key="address" name={t('address')} value={item.address} />,
        item.website && <Website key="website" address={item.website} />,
      ];
    case 'pin':
      return [
        item.visitedOn && (
          <Fact
            key="visited"
            name={t('visited')}
            value={<IntlText>{date(new Date(item.visitedOn))}</IntlText>}
          />
        ),
        item.precision === 'approximate' && (
          <Fact key="precision" name={t('precision')} value={t('approximate')} />
        ),
      ];
    case 'marker':
      return [
        <Fact key="label" name={t('label')} value={<Localised text={item.label} note />} />,
        item.href && <Fact key="href" name={t('link')} value={<WebLink address={item.href} />} />,
      ];
    case 'area':
    case 'post':
      return [];
    default:
      return unreachable(item);
  }
}
