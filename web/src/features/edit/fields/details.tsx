import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../../ui/display/disclosure.tsx';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { DetailField } from './detail-field.tsx';
import { type DetailName, FIELDS, idOfField, MORE_DETAILS } from './fields.ts';

interface DetailsProps {
  edit: EditContext;
  /** The fields that are elsewhere on the page. */
  without: readonly DetailName[];
}

/** The fields that are the same in every language. Those that few works need are under "More", which is open where it has values. */
export function Details({ edit, without }: DetailsProps) {
  const t = useTranslations('edit');
  const details = FIELDS[edit.kind].details.filter(
    (name) => !without.includes(name) && (edit.isOwner || name !== 'visibility'),
  );
  const isMore = (name: DetailName) => MORE_DETAILS.some((one) => one === name);
  const more = details.filter(isMore);
  // The creator who empties the last of them still sees it.
  const [isOpen] = useState(more.some((name) => edit.content[name] !== undefined));
  const fieldsOf = (names: readonly DetailName[]) => (
    <div className={styles.details}>
      {names.map((name) => (
        <Detail key={name} edit={edit} name={name} />
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

interface DetailProps {
  edit: EditContext;
  name: DetailName;
  /** Whether its map fills the height of the window. */
  isTall?: boolean;
}

/** One field that is the same in every language. */
export function Detail({ edit, name, isTall = false }: DetailProps) {
  return (
    <div id={idOfField(name)} className={styles.field} data-field={name}>
      <DetailField edit={edit} name={name} isTall={isTall} />
    </div>
  );
}
