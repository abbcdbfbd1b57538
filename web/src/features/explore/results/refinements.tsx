import { LOCALES } from '@waymark/model/locale';
import { SORTS } from '@waymark/model/search/index-names';
import { PAGE_KINDS } from '@waymark/model/search/search-kinds';
import type { View } from '@waymark/model/view-codec';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { namesOf } from '../../../i18n/names-of.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { useExploreState } from '../state/explore-context.ts';
import styles from './refinements.module.css';
import { REFINED, REFINEMENTS, type Refined } from './results-query.ts';
import type { ResultsState } from './use-results.ts';

/** The only values that a list may have. */
const OFFERED: Partial<Record<Refined, readonly string[]>> = { pages: PAGE_KINDS, languages: LOCALES };

/** How many values of a facet are shown at first, besides those that are chosen. */
const MOST_VALUES = 12;

interface RefinementsProps {
  results: ResultsState;
  /** Changes the view, from a button that is about to go. */
  refine: (changes: Partial<View>) => void;
}

/** The order and the area of results, and what they are restricted to: pages that are no items, countries, tags, creators, languages. */
export function Refinements({ results, refine }: RefinementsProps) {
  const t = useTranslations('results');
  const { view, change } = useExploreState();
  const nameOf = useValueName();
  const chosen = REFINED.flatMap((list) => view[list].map((value) => ({ list, value })));
  return (
    <div className={styles.refinements}>
      {(chosen.length > 0 || view.area !== null) && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {chosen.map(({ list, value }) => (
            <li key={`${list} ${value}`}>
              <Removable name={nameOf(list, value)} onRemove={() => refine(without(view, list, value))} />
            </li>
          ))}
          {view.area !== null && view.area !== 'map' && (
            <li>
              <Removable name={t('area')} onRemove={() => refine({ area: null })} />
            </li>
          )}
        </ul>
      )}
      <Disclosure summary={t('refine')}>
        <div className={styles.facets}>
          <Switch
            checked={view.area === 'map'}
            onChange={(isOn) => change({ area: isOn ? 'map' : null }, 'push')}
          >
            {t('asMapMoves')}
          </Switch>
          <Select
            label={t('sort')}
            value={view.sort}
            choices={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
            onChange={(sort) => change({ sort }, 'push')}
          />
          {REFINED.map((list) => (
            <Facet key={list} list={list} results={results} />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function Removable({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations('results');
  return <Tag remove={{ label: t('remove', { name }), onRemove }}>{name}</Tag>;
}

/** The values of a facet with the number of results of each, the most frequent first. */
function Facet({ list, results }: { list: Refined; results: ResultsState }): ReactNode {
  const t = useTranslations('results');
  const format = useFormatter();
  const { view, change } = useExploreState();
  const nameOf = useValueName();
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const counts = Object.entries(results.found?.facets[REFINEMENTS[list]] ?? {});
  const offered = counts
    .filter(([value]) => OFFERED[list]?.includes(value) ?? true)
    .toSorted(([, a], [, b]) => b - a);
  if (offered.length === 0) return null;
  // The view has the values of this list as texts.
  const chosen: readonly string[] = view[list];
  const shown = offered.filter(([value], i) => isWhole || i < MOST_VALUES || chosen.includes(value));
  return (
    <section aria-labelledby={heading} className={styles.facet}>
      <h2 id={heading}>{t(`facets.${list}`)}</h2>
      <ChipGroup label={t(`facets.${list}`)} layout="wrap">
        {shown.map(([value, count]) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            count={format.number(count)}
            onChange={(isOn) =>
              change(isOn ? withValue(view, list, value) : without(view, list, value), 'push')
            }
          >
            {nameOf(list, value)}
          </ToggleChip>
        ))}
      </ChipGroup>
      {offered.length > MOST_VALUES && (
        <Button kind="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('fewerValues') : t('allValues', { count: offered.length })}
        </Button>
      )}
    </section>
  );
}

/** The address keeps only values that it knows. */
function withValue(view: View, list: Refined, value: string): Partial<View> {
  return { [list]: [...view[list], value] };
}

function without(view: View, list: Refined, value: string): Partial<View> {
  // The view has the values of this list as texts.
  const values: readonly string[] = view[list];
  return { [list]: values.filter((other) => other !== value) };
}

function useValueName(): (list: Refined, value: string) => string {
  const locale = useLocale();
  const t = useTranslations('results.pages');
  return (list, value) => {
    const page = list === 'pages' && PAGE_KINDS.find((kind) => kind === value);
    if (page) return t(page);
    if (list === 'countries') return namesOf('region', [value], locale).join();
    if (list === 'languages') return namesOf('language', [value], locale).join();
    return list === 'creators' ? `@${value}` : value;
  };
}
