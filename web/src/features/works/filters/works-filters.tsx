import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { Project } from '@waymark/model/entities/project';
import { WORK_STATES } from '@waymark/model/entities/work';
import { LOCALES } from '@waymark/model/locale';
import { useTranslations } from 'use-intl';
import type { FoundState } from '../../../elements/found/use-found.ts';
import type { Choice } from '../../../ui/controls/choice.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import { SearchField } from './search-field.tsx';
import type { WorksViewState } from './use-works-view.ts';
import styles from './works-filters.module.css';
import { NO_PROJECT, ORDERED_BY, orderedBy } from './works-view.ts';

interface WorksFiltersProps {
  state: WorksViewState;
  projects: readonly Project[];
  /** The tags of all works, in order. */
  tags: readonly string[];
  found: FoundState<unknown>;
  /** Whether the filters do not fit in one row, and no column headings offer the order. */
  isNarrow: boolean;
}

/** The controls for which works are shown, and in which order. */
export function WorksFilters({ state, projects, tags, found, isNarrow }: WorksFiltersProps) {
  const { view, change } = state;
  const t = useTranslations('works');
  const tKind = useTranslations('kind');
  const selects = (
    <div className={styles.selects}>
      <Filter
        label={t('column.kind')}
        any={t('anyKind')}
        value={view.kind}
        choices={PUBLISHED_KINDS.map((kind) => ({ value: kind, label: tKind(kind) }))}
        onChange={(kind) => change({ kind })}
      />
      {!view.inTrash && (
        <Filter
          label={t('column.state')}
          any={t('anyState')}
          value={view.state}
          choices={WORK_STATES.map((one) => ({ value: one, label: t(`state.${one}`) }))}
          onChange={(one) => change({ state: one })}
        />
      )}
      <Filter
        label={t('project.label')}
        any={t('project.any')}
        value={view.project}
        choices={[
          { value: NO_PROJECT, label: t('project.none') },
          ...projects.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(project) => change({ project })}
      />
      {tags.length > 0 && (
        <Filter
          label={t('tag.label')}
          any={t('tag.any')}
          value={view.tag}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
          onChange={(tag) => change({ tag })}
        />
      )}
      <Filter
        label={t('missing.label')}
        any={t('missing.any')}
        value={view.missing}
        choices={LOCALES.map((locale) => ({ value: locale, label: t('missing.in', { language: locale }) }))}
        onChange={(missing) => change({ missing })}
      />
      {isNarrow && (
        <Select
          label={t('order')}
          choices={ORDERED_BY.map((by) => ({ value: by, label: t(`column.${by}`) }))}
          value={view.by}
          onChange={(by) => change(orderedBy(view, by))}
        />
      )}
    </div>
  );
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <SearchField state={state} found={found} />
      {isNarrow ? <Disclosure summary={t('moreFilters')}>{selects}</Disclosure> : selects}
    </search>
  );
}

/** A value that no filter has. */
const ANY = '';

interface FilterProps<Value extends string> {
  label: string;
  /** The label of the choice without a filter. */
  any: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Filter<Value extends string>({ label, any, choices, value, onChange }: FilterProps<Value>) {
  const isThere = choices.some((choice) => choice.value === value);
  return (
    <Select<Value | typeof ANY>
      label={label}
      choices={[{ value: ANY, label: any }, ...choices]}
      value={value !== undefined && isThere ? value : ANY}
      onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
    />
  );
}
