import type { PublicDocument } from '@waymark/model/entities/public-document';
import { unreachable } from '@waymark/model/unreachable';
import { NO_VIEW, viewSearch } from '@waymark/model/view-codec';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { WebLink } from '../../../elements/card/web-link.tsx';
import { IntlText } from '../../../i18n/intl-text.tsx';
import { usePathTo } from '../../../i18n/paths.ts';
import { HAS_SEARCH } from '../../../services/search/has-search.ts';
import { Fact, Facts } from '../../../ui/display/facts.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import styles from './item-facts.module.css';

type Translate = ReturnType<typeof useTranslations<'item'>>;
type Format = ReturnType<typeof useFormatter>;

/** Short facts about an item: its position, opening hours and other names. */
export function ItemFacts({ item }: { item: PublicDocument }) {
  const t = useTranslations('item');
  const format = useFormatter();
  const pathTo = usePathTo();
  const facts = [
    ...factsOfKind(item, t, format),
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

/** The facts that only one kind has. */
function factsOfKind(item: PublicDocument, t: Translate, format: Format): ReactNode[] {
  switch (item.kind) {
    case 'destination':
      return [];
    case 'poi':
      return [
        item.address && <Fact key="address" name={t('address')} value={item.address} />,
        (item.opening.en || item.opening.fr) && (
          <Fact key="opening" name={t('opening')} value={<Localised text={item.opening} note />} />
        ),
        item.website && <Fact key="website" name={t('website')} value={<WebLink address={item.website} />} />,
      ];
    case 'pin':
      return [
        item.visitedOn && (
          <Fact
            key="visited"
            name={t('visited')}
            value={
              <IntlText>
                {format.dateTime(new Date(item.visitedOn), { dateStyle: 'long', timeZone: 'UTC' })}
              </IntlText>
            }
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
