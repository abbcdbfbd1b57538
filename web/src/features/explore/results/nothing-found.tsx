import type { Locale } from '@waymark/model/locale';
import { NO_VIEW, type View, viewSearch } from '@waymark/model/view-codec';
import { Compass, MapPinned } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type FoundName, findSimilarNames, NAME_ZOOM } from '../../../elements/places/find-names.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { loadNames } from '../../../map/base-map/load-names.ts';
import { findSaved } from '../../../services/search/find-suggestions.ts';
import type { ResultsQuery } from '../../../services/search/result-requests.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useAnswer } from '../../../ui/hooks/use-answer.ts';
import { useExploreState } from '../state/explore-context.ts';
import styles from './nothing-found.module.css';
import { ResultRows } from './result-rows.tsx';
import { isFiltered, NO_FILTERS } from './results-query.ts';

/** How many places of the map are offered. */
const MOST_NAMES = 4;

interface NothingFoundProps {
  query: ResultsQuery;
  /** Changes the view, from a button that is about to go. */
  refine: (changes: Partial<View>) => void;
}

/** Shown where a search finds nothing: the way back to something, or the nearest that helps. */
export function NothingFound({ query, refine }: NothingFoundProps) {
  const t = useTranslations('results');
  const { view } = useExploreState();
  const { words, area } = query;
  if (area !== null) {
    return (
      <EmptyState
        picture={<Icon of={MapPinned} size={56} />}
        action={
          <Button kind="secondary" onClick={() => refine({ area: null })}>
            {t('everywhere')}
          </Button>
        }
      >
        {t('nothingHere')}
      </EmptyState>
    );
  }
  if (isFiltered(view)) {
    return (
      <EmptyState
        picture={<Icon of={MapPinned} size={56} />}
        action={
          <Button kind="secondary" onClick={() => refine(NO_FILTERS)}>
            {t('clear')}
          </Button>
        }
      >
        {t('nothingMatches')}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState picture={<Icon of={Compass} size={56} />}>{t('nothing')}</EmptyState>
      <OnMap words={words} />
      <Saved />
    </>
  );
}

/** The cities and countries that the map names by the words: no creator has written about them yet. */
function OnMap({ words }: { words: string }) {
  const t = useTranslations('results');
  const kinds = useTranslations('search.onMap');
  const locale = useLocale();
  const question = useMemo(() => ({ words, locale }), [words, locale]);
  const named = useAnswer(question, namesOnMap)?.answer ?? [];
  if (named.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('onMap')}</h2>
      <ul className={styles.names}>
        {named.map(({ key, name, lang, position, what }) => (
          <li key={key}>
            <Link to={viewSearch({ ...NO_VIEW, camera: { ...position, zoom: NAME_ZOOM[what] } })}>
              <span lang={lang}>{name}</span>
            </Link>{' '}
            <span className={styles.what}>{kinds(what)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without an answer the sentence above remains. */
async function namesOnMap({
  words,
  locale,
}: {
  words: string;
  locale: Locale;
}): Promise<readonly FoundName[]> {
  try {
    return (await findSimilarNames(words, await loadNames(), locale)).slice(0, MOST_NAMES);
  } catch (error) {
    console.warn('The names on the map could not be loaded.', error);
    return [];
  }
}

const savedAnywhere = () => findSaved(undefined);

/** What people saved most. */
function Saved() {
  const t = useTranslations('search');
  const answer = useAnswer('saved', savedAnywhere)?.answer;
  // Without an answer the sentence above remains.
  const hits = answer && 'done' in answer ? answer.done.hits : [];
  if (hits.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('saved')}</h2>
      <ResultRows results={{ hits, total: hits.length }} />
    </section>
  );
}
