import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Table } from '../../ui/table.tsx';
import styles from './status-page.module.css';

/** What is known of this build and of where it runs. */
export function BuildFacts() {
  const t = useTranslations('checks');
  const facts = [
    { id: 'mode', value: import.meta.env.MODE },
    { id: 'language', value: useLocale() },
    { id: 'address', value: location.origin },
  ] as const;
  return (
    <Table
      caption={t('build')}
      rows={facts}
      rowId={({ id }) => id}
      columns={[
        { id: 'fact', heading: t('facts.fact'), cell: ({ id }) => t(`facts.${id}`) },
        {
          id: 'value',
          heading: t('configuration.value'),
          cell: ({ value }) => <code className={styles.code}>{value}</code>,
        },
      ]}
    />
  );
}
