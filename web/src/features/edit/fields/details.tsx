import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { DetailField } from './detail-field.tsx';
import { type DetailName, FIELDS, idOfField, MORE_DETAILS } from './fields.ts';

/** The fields that are the same in every language. Those that few works need are under "More", which is open where it has values. */
export function Details({ edit }: { edit: EditContext }) {
  const t = useTranslations('edit');
  const details = FIELDS[edit.kind].details.filter((name) => edit.isOwner || name !== 'visibility');
  const isMore = (name: DetailName) => MORE_DETAILS.some((one) => one === name);
  const more = details.filter(isMore);
  // Whoever empties the last of them goes on seeing it.
  const [isOpen] = useState(more.some((name) => edit.content[name] !== undefined));
  const fieldsOf = (names: readonly DetailName[]) => (
    <div className={styles.details}>
      {names.map((name) => (
        <div key={name} id={idOfField(name)} className={styles.field} data-field={name}>
          <DetailField edit={edit} name={name} />
        </div>
      ))}
    </div>
  );
  return (
    <section className={styles.section} aria-label={t('details')}>
      <h2>{t('details')}</h2>
      {fieldsOf(details.filter((name) => !isMore(name)))}
      {more.length > 0 && (
        <Disclosure summary={t('moreDetails')} open={isOpen}>
          {fieldsOf(more)}
        </Disclosure>
      )}
    </section>
  );
}
