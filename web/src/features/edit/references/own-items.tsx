import type { Reference } from '@waymark/model/entities/fields';
import { folded } from '@waymark/model/folded';
import type { LocalisedText } from '@waymark/model/localised';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type ItemChoice, ItemChoices, type Several } from './item-choices.tsx';
import styles from './references.module.css';

/** The most items that are shown at once. */
const MOST_SHOWN = 30;

interface OwnItemsProps {
  /** The creator's published items that fit. */
  among: readonly ItemChoice[];
  /** Those that the search engine found; undefined without an answer. */
  found: readonly ItemChoice[] | undefined;
  /** How many works were searched where there are more; undefined where all were. */
  partly: number | undefined;
  /** The text that names are searched for. */
  query: string;
  several?: Several | undefined;
  onChosen: (reference: Reference) => void;
}

/** A choice among the creator's own published items. */
export function OwnItems({ among, found: hits, partly, query, several, onChosen }: OwnItemsProps) {
  const t = useTranslations('edit.places');
  const id = useId();
  const ids = new Set(hits?.map(({ reference }) => reference.id));
  const found = among.filter(({ reference, title }) => ids.has(reference.id) || contains(title, query));
  return (
    <section className={styles.found} aria-labelledby={id}>
      <h3 id={id}>{t('own')}</h3>
      {among.length === 0 && <p className={styles.info}>{t('none')}</p>}
      {among.length > 0 && found.length === 0 && <p className={styles.info}>{t('noneFound')}</p>}
      {found.length > 0 && (
        <ItemChoices
          labelledBy={id}
          choices={found.slice(0, MOST_SHOWN)}
          several={several}
          onChosen={onChosen}
        />
      )}
      {found.length > MOST_SHOWN && <p className={styles.info}>{t('more', { count: MOST_SHOWN })}</p>}
      {partly !== undefined && <p className={styles.info}>{t('newest', { count: partly })}</p>}
    </section>
  );
}

/** Matches in either language, whatever the case and the accents. */
function contains({ en = '', fr = '' }: LocalisedText, query: string): boolean {
  return [en, fr].some((title) => folded(title).includes(folded(query.trim())));
}
