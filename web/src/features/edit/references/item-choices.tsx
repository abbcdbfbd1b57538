import type { Reference } from '@waymark/model/entities/fields';
import { choose, type LocalisedText } from '@waymark/model/localised';
import { Check } from 'lucide-react';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './references.module.css';

/** An item that can be chosen. */
export interface ItemChoice {
  reference: Reference;
  title: LocalisedText;
  /** Distinguishes the item from others of the same name. */
  note?: string | undefined;
}

/** The state of a choice of several items. */
export interface Several {
  has: (reference: Reference) => boolean;
  /** Whether no other item can be chosen. */
  isFull: boolean;
}

interface ItemChoicesProps {
  /** The id of the element that labels the list. */
  labelledBy: string;
  choices: readonly ItemChoice[];
  /** Undefined where the first choice is the only one. */
  several?: Several | undefined;
  onChosen: (reference: Reference) => void;
}

/** Items as buttons that choose them. */
export function ItemChoices({ labelledBy, choices, several, onChosen }: ItemChoicesProps) {
  const locale = useLocale();
  return (
    <ul className={styles.items} aria-labelledby={labelledBy}>
      {choices.map(({ reference, title, note }) => {
        const { value, lang } = choose(title, locale);
        const isChosen = several?.has(reference);
        return (
          <li key={reference.id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={isChosen}
              disabled={several?.isFull && !isChosen}
              onClick={() => onChosen(reference)}
            >
              <KindMark kind={reference.kind} />
              <span lang={lang}>{value}</span>
              {note && <span className={styles.note}>{note}</span>}
              {isChosen && (
                <span className={styles.check}>
                  <Icon of={Check} size="1.25rem" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
