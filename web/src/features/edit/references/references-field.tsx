import type { Reference } from '@waymark/model/entities/fields';
import type { Kind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { describedBy } from '../../../ui/controls/field.tsx';
import { ChosenReferences } from './chosen-references.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import styles from './references.module.css';

interface ReferencesFieldProps {
  uid: string;
  label: string;
  hint?: ReactNode;
  kinds: readonly Kind[];
  /** The position of the work that refers to the items, as far as it is known. */
  near?: Position | undefined;
  /** The most references. */
  most: number;
  /** Whether their order has a meaning. */
  ordered?: boolean;
  value: readonly Reference[];
  /** Whether a reference follows from the text, and cannot be removed here. */
  isFixed?: (reference: Reference) => boolean;
  onChange: (value: readonly Reference[]) => void;
  error: string | undefined;
}

/** The public items that a work refers to. */
export function ReferencesField(props: ReferencesFieldProps) {
  const { uid, label, hint, kinds, near, most, ordered = false, value, isFixed, onChange, error } = props;
  const t = useTranslations('edit.places');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const add = (reference: Reference) => {
    setIsOpen(false);
    if (value.some((one) => one.kind === reference.kind && one.id === reference.id)) return;
    onChange(most === 1 ? [reference] : [...value, reference]);
  };
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy(id, { error, hint })['aria-describedby']}
      data-wrong={error ? true : undefined}
    >
      <legend>{label}</legend>
      {value.length > 0 && (
        <ChosenReferences
          value={value}
          ordered={ordered}
          isFixed={isFixed}
          name={most === 1 ? label : undefined}
          onChange={onChange}
        />
      )}
      {(value.length < most || most === 1) && (
        <div>
          <Button kind="secondary" size="small" icon={Link2} onClick={() => setIsOpen(true)}>
            {t(value.length === 0 ? 'add' : most === 1 ? 'change' : 'addMore')}
          </Button>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <PlaceChooser
        uid={uid}
        kinds={kinds}
        near={near}
        open={isOpen}
        onChosen={add}
        onClose={() => setIsOpen(false)}
      />
    </fieldset>
  );
}
