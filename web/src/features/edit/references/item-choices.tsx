import type { Reference } from '@waymark/model/entities/fields';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import styles from './references.module.css';

/** An item that can be chosen. */
export interface ItemChoice {
  reference: Reference;
  title: LocalisedText;
  /** Distinguishes the item from others of the same name. */
  note?: string | undefined;
}

interface ItemChoicesProps {
  /** The id of the element that labels the list. */
  labelledBy: string;
  choices: readonly ItemChoice[];
  onChosen: (reference: Reference) => void;
}

/** Items as buttons that choose them. */
export function ItemChoices({ labelledBy, choices, onChosen }: ItemChoicesProps) {
  const locale = useLocale();
  return (
    <ul className={styles.items} aria-labelledby={labelledBy}>
      {choices.map(({ reference, title, note }) => {
        const { value, lang } = choose(title, locale);
        return (
          <li key={reference.id}>
            <button type="button" className={styles.item} onClick={() => onChosen(reference)}>
              <KindMark kind={reference.kind} />
              <span lang={lang}>{value}</span>
              {note && <span className={styles.note}>{note}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
