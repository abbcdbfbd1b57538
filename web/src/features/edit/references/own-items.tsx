import type { Reference } from '@waymark/model/entities/fields';
import { folded } from '@waymark/model/folded';
import type { LocalisedText } from '@waymark/model/localised';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type ItemChoice, ItemChoices } from './item-choices.tsx';
import styles from './references.module.css';

/** More are not shown at once. */
const MOST_SHOWN = 30;

interface OwnItemsProps {
  /** What one has published that fits. */
  among: readonly ItemChoice[];
  /** How many works were searched in, where there are more; undefined where these are all. */
  partly: number | undefined;
  /** The name that is searched for. */
  asked: string;
  onChosen: (reference: Reference) => void;
}

/** Chooses among what one has published. */
export function OwnItems({ among, partly, asked, onChosen }: OwnItemsProps) {
  const t = useTranslations('edit.places');
  const id = useId();
  const found = among.filter(({ title }) => contains(title, asked));
  return (
    <section className={styles.found} aria-labelledby={id}>
      <h3 id={id}>{t('own')}</h3>
      {among.length === 0 && <p className={styles.said}>{t('none')}</p>}
      {among.length > 0 && found.length === 0 && <p className={styles.said}>{t('noneFound')}</p>}
      {found.length > 0 && (
        <ItemChoices labelledBy={id} choices={found.slice(0, MOST_SHOWN)} onChosen={onChosen} />
      )}
      {found.length > MOST_SHOWN && <p className={styles.said}>{t('more', { count: MOST_SHOWN })}</p>}
      {partly !== undefined && <p className={styles.said}>{t('newest', { count: partly })}</p>}
    </section>
  );
}

/** In either language, whatever its case and its accents. */
function contains({ en = '', fr = '' }: LocalisedText, asked: string): boolean {
  return [en, fr].some((title) => folded(title).includes(folded(asked.trim())));
}
