import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { HitRow } from '../../../elements/found/found-row.tsx';
import { pathToHit } from '../../../elements/found/path-to-hit.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { findSimilar } from '../../../services/search/find-similar.ts';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import sections from '../cards/sections.module.css';
import styles from './similar-items.module.css';

interface SimilarItemsProps {
  item: Pick<PublicDocument, 'kind' | 'id'>;
  /** The ids of the items that the page already shows. */
  except: readonly string[];
}

/** What the search engine recommends to the readers of an item. It renders nothing without any. */
export function SimilarItems({ item: { kind, id }, except }: SimilarItemsProps) {
  const t = useTranslations('search');
  const locale = useLocale();
  const heading = useId();
  const similar = useAnswer(`${COLLECTION_OF[kind]}/${id}`, findSimilar)?.answer ?? [];
  const shown = similar.filter((hit) => !except.includes(hit.id));
  if (shown.length === 0) return null;
  return (
    <section className={sections.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('similar')}</h2>
      <ul className={sections.rows}>
        {shown.map((hit) => (
          <li key={hit.key}>
            <Link to={pathToHit(hit, locale)} className={styles.row}>
              <HitRow hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
