import type { SearchHit } from '@waymark/model/search/search-hit';
import { Globe, Newspaper, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { namesOf } from '../../i18n/names-of.ts';
import { useLocale } from '../../i18n/paths.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { KindLine } from '../card/kind-line.tsx';
import { KindMark } from '../card/kind-mark.tsx';

/** The kind of a result, or its category, and its country. It needs the message part `search`. */
export function FoundKind({ hit: { kind, category, type, colour, country } }: { hit: SearchHit }) {
  const t = useTranslations('search.kind');
  const locale = useLocale();
  return (
    <>
      {isOther(kind) ? (
        <span>{t(kind)}</span>
      ) : (
        <KindLine kind={kind} category={category} type={type} colour={colour} />
      )}
      {country !== undefined && kind !== 'country' && <span>{namesOf('region', [country], locale)}</span>}
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
