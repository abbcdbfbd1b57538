import type { Reference } from '@waymark/model/entities/fields';
import { ArrowUp, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { buttonAround, useFocusHandedOn } from '../../../ui/hooks/use-focus-handed-on.ts';
import { ReferenceName } from './reference-name.tsx';
import styles from './references.module.css';

interface ChosenReferencesProps {
  value: readonly Reference[];
  /** Whether their order has a meaning. */
  ordered: boolean;
  /** Whether a reference follows from the text, and cannot be removed here. */
  isFixed?: ((reference: Reference) => boolean) | undefined;
  /** What the button that removes the only reference calls it; several are numbered. */
  name?: string | undefined;
  onChange: (value: readonly Reference[]) => void;
}

/** Chosen items, which can be removed, and moved up where their order has a meaning. */
export function ChosenReferences({ value, ordered, isFixed, name, onChange }: ChosenReferencesProps) {
  const t = useTranslations('edit.places');
  const id = useId();
  const nth = (index: number) => t('nth', { number: index + 1 });
  const up = (index: number) => {
    const moving = value[index];
    if (moving) onChange(value.toSpliced(index, 1).toSpliced(index - 1, 0, moving));
  };
  return (
    <ul className={styles.chosen}>
      {value.map((reference, index) => {
        const nameId = `${id}-${reference.id}`;
        return (
          <Row key={`${reference.kind}/${reference.id}`}>
            <ReferenceName reference={reference} nameId={nameId} />
            {ordered && index > 0 && (
              <Passing>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={t('up', { name: nth(index) })}
                  aria-describedby={nameId}
                  onClick={() => up(index)}
                />
              </Passing>
            )}
            {isFixed?.(reference) ? (
              <span className={styles.note}>{t('inText')}</span>
            ) : (
              <IconButton
                icon={X}
                size="small"
                label={t('remove', { name: name ?? nth(index) })}
                aria-describedby={nameId}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            )}
          </Row>
        );
      })}
    </ul>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <li ref={useFocusHandedOn<HTMLLIElement>(buttonAround)}>{children}</li>;
}

/** A button that goes away with its press: the first item cannot be moved up. */
function Passing({ children }: { children: ReactNode }) {
  return <span ref={useFocusHandedOn<HTMLSpanElement>(buttonAround)}>{children}</span>;
}
