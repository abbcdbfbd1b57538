import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useFormatter, useTranslations } from 'use-intl';
import { Localised } from '../../elements/card/localised.tsx';
import { WebLink } from '../../elements/card/web-link.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './item-facts.module.css';

/** What is to be known of an item in a word or two: where it is, when it is open, what it is called. */
export function ItemFacts({ item }: { item: PublicDocument }) {
  const t = useTranslations('item');
  const format = useFormatter();
  const facts = [
    'label' in item && <Fact key="label" name={t('label')} value={<Localised text={item.label} note />} />,
    'type' in item && <Fact key="type" name={t('typeName')} value={t(`type.${item.type}`)} />,
    'address' in item && item.address && <Fact key="address" name={t('address')} value={item.address} />,
    'opening' in item && (item.opening.en || item.opening.fr) && (
      <Fact key="opening" name={t('opening')} value={<Localised text={item.opening} note />} />
    ),
    'website' in item && item.website && (
      <Fact key="website" name={t('website')} value={<WebLink address={item.website} />} />
    ),
    'href' in item && item.href && (
      <Fact key="href" name={t('link')} value={<WebLink address={item.href} />} />
    ),
    'visitedOn' in item && item.visitedOn && (
      <Fact
        key="visited"
        name={t('visited')}
        value={format.dateTime(new Date(item.visitedOn), { dateStyle: 'long', timeZone: 'UTC' })}
      />
    ),
    'precision' in item && item.precision === 'approximate' && (
      <Fact key="precision" name={t('precision')} value={t('approximate')} />
    ),
    item.tags.length > 0 && (
      <Fact
        key="tags"
        name={t('tags')}
        value={
          <span className={styles.tags}>
            {item.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        }
      />
    ),
  ].filter(Boolean);
  return facts.length > 0 && <Facts>{facts}</Facts>;
}
