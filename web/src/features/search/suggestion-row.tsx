import { choose } from '@waymark/model/localised';
import { piecesOf } from '@waymark/model/search/highlight';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { Clock, Globe, Newspaper, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { KindMark } from '../../elements/card/kind-mark.tsx';
import { Thumbnail } from '../../elements/card/thumbnail.tsx';
import { namesOf } from '../../i18n/names-of.ts';
import { useLocale } from '../../i18n/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Suggestion } from './suggestion.ts';
import styles from './suggestion-row.module.css';

/** What an option of the box shows. */
export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  if ('hit' in suggestion) return <HitRow hit={suggestion.hit} />;
  return (
    <span className={styles.recent}>
      <Icon of={Clock} size="1.125rem" />
      <span>{suggestion.words}</span>
    </span>
  );
}

function HitRow({ hit }: { hit: SearchHit }) {
  const locale = useLocale();
  const country =
    hit.country !== undefined && hit.kind !== 'country' && namesOf('region', [hit.country], locale);
  return (
    <span className={styles.hit}>
      <span className={styles.picture}>
        <Thumbnail path={hit.cover} size={44} instead={<Mark hit={hit} />} />
      </span>
      <span className={styles.text}>
        <Title hit={hit} />
        <span className={styles.line}>
          <Kind hit={hit} />
          {country}
        </span>
      </span>
    </span>
  );
}

/** The title in the reader's language, or in the one it was written in, with what was found marked. */
function Title({ hit: { title, marked: inAll } }: { hit: SearchHit }) {
  const { value, lang } = choose(title, useLocale());
  const marked = inAll[lang];
  return (
    <span className={styles.title} lang={lang}>
      {marked === undefined
        ? value
        : // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity
          piecesOf(marked).map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text))}
    </span>
  );
}

function Kind({ hit: { kind, category, colour } }: { hit: SearchHit }) {
  const t = useTranslations('search.kind');
  if (isOther(kind)) return <span>{t(kind)}</span>;
  return <KindLine kind={kind} category={category} colour={colour} />;
}

function Mark({ hit: { kind, colour } }: { hit: SearchHit }) {
  return isOther(kind) ? <Icon of={ICONS[kind]} size="1.25rem" /> : <KindMark kind={kind} colour={colour} />;
}

const ICONS = { creator: UserRound, country: Globe, article: Newspaper } as const;

function isOther(kind: SearchHit['kind']): kind is keyof typeof ICONS {
  return kind in ICONS;
}
