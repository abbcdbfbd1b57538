import { LOCALES, type Locale } from '@waymark/model/locale';
import { useTranslations } from 'use-intl';
import { Select } from '../../ui/controls/select.tsx';
import styles from './creators-filters.module.css';
import { ORDERS } from './creators-view.ts';
import { NameField } from './name-field.tsx';
import type { CreatorsViewState } from './use-creators-view.ts';

/** The filters and the order of the list of creators. */
export function CreatorsFilters({ state }: { state: CreatorsViewState }) {
  const { view, change } = state;
  const t = useTranslations('creators');
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      <div className={styles.name}>
        <NameField {...state} />
      </div>
      <Select<Locale | 'any'>
        label={t('language')}
        choices={[
          { value: 'any', label: t('anyLanguage') },
          ...LOCALES.map((locale) => ({ value: locale, label: t(`languages.${locale}`) })),
        ]}
        value={view.language ?? 'any'}
        onChange={(language) => change({ language: language === 'any' ? undefined : language })}
      />
      <Select
        label={t('sort')}
        choices={ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
        // Names that were searched for are in the order of names.
        value={view.name === '' ? view.order : 'name'}
        disabled={view.name !== ''}
        onChange={(order) => change({ order })}
      />
    </search>
  );
}
