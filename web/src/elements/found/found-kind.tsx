import type { SearchHit } from '@waymark/model/search/search-hit';
import { Globe, Newspaper, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { namesOf } from '../../i18n/names-of.ts';
import { useLocale } from '../../i18n/paths.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { KindLine } from '../card/kind-line.tsx';
import { KindMark } from '../card/kind-mark.tsx';
import styles from './found-kind.module.css';

/** The kind of a result, or its category, its country, and its author on one line. It needs the message part `search`. */
export function FoundKind({ hit }: { hit: SearchHit }) {
  const { kind, category, type, colour, country, author } = hit;
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      {isOther(kind) ? (
        <span>{t(`search.kind.${kind}`)}</span>
      ) : (
        <KindLine kind={kind} category={category} type={type} colour={colour} />
      )}
      {country !== undefined && kind !== 'country' && <span>{namesOf('region', [country], locale)}</span>}
      {author !== undefined && <span className={styles.author}>{t('card.by', { name: author })}</span>}
    </>
  );
}

/** Shown where a result has no photo. */
export function FoundMark({ hit: { kind, colour } }: { hit: SearchHit }) {
  return isOther(kind) ? <Icon of={ICONS[kind]} size="1.25rem" /> : <KindMark kind={kind} colour={colour} />;
}

const ICONS = { creator: UserRound, country: Globe, article: Newspaper } as const;

function isOther(kind: SearchHit['kind']): kind is keyof typeof ICONS {
  return kind in ICONS;
}
