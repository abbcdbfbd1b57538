import { Clock, type LucideIcon, MapPinned, Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FoundRow, HitRow } from '../../elements/found/found-row.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { Suggestion } from './suggestion.ts';
import styles from './suggestion-row.module.css';

/** What an option of the box shows. */
export function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations('search');
  switch (suggestion.is) {
    case 'hit':
      return <HitRow hit={suggestion.hit} />;
    case 'place': {
      const { name, lang, what } = suggestion.place;
      const mark = <Icon of={MapPinned} size="1.25rem" />;
      return <FoundRow picture={mark} title={<span lang={lang}>{name}</span>} line={t(`onMap.${what}`)} />;
    }
    case 'words':
      return <Words icon={Clock} words={suggestion.words} />;
    case 'all':
      return <Words icon={Search} words={t('allFor', { words: suggestion.words })} />;
  }
}

function Words({ icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span className={styles.recent}>
      <Icon of={icon} size="1.125rem" />
      <span>{words}</span>
    </span>
  );
}
