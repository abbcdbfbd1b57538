import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Table } from '../../ui/display/table.tsx';
import { configuration, type ShownVariable } from './configuration.ts';
import styles from './status-page.module.css';

/** Every environment variable of this build, grouped by purpose. */
export function ConfigurationTables() {
  const t = useTranslations('checks.configuration');
  return configuration().map(({ purpose, variables }) => (
    <Table
      key={purpose}
      caption={t(purpose)}
      rows={variables}
      rowId={({ name }) => name}
      columns={[
        { id: 'name', heading: t('variable'), cell: ({ name }) => <Name name={name} /> },
        { id: 'value', heading: t('value'), cell: (variable) => <Value {...variable} /> },
      ]}
    />
  ));
}

/** The name of a variable, with line breaks allowed after its underscores. */
function Name({ name }: { name: string }) {
  const words = name.split(/(?<=_)/);
  return (
    <code className={styles.code}>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}

function Value({ value, isSet }: ShownVariable) {
  const t = useTranslations('checks.configuration');
  if (value === undefined) return <span className={styles.aside}>{t(isSet ? 'set' : 'notSet')}</span>;
  return (
    <>
      <code className={styles.code}>{value}</code>
      {!isSet && (
        <>
          {' '}
          <span className={styles.aside}>({t('default')})</span>
        </>
      )}
    </>
  );
}
