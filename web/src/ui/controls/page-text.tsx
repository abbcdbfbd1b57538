import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { GrowingText } from './growing-text.tsx';
import styles from './page-text.module.css';

interface PageTextProps
  extends FieldTexts,
    Omit<
      ComponentProps<'textarea'>,
      'className' | 'style' | 'id' | 'value' | 'onChange' | 'onPaste' | 'rows'
    > {
  /** The part of the page that the text is. */
  look: 'title' | 'summary' | 'note';
  value: string;
  onChange: (value: string) => void;
  /** Called for Enter in a title, which has no line breaks. */
  onEnter?: (() => void) | undefined;
}

/** A text that is edited where it stands on its page. Its label shows while the text is pointed at or has the focus. */
export function PageText(props: PageTextProps) {
  const { label, hint, error, counter, look, value, onChange, onEnter, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.text} data-look={look} data-wrong={error ? true : undefined}>
      <Field
        id={id}
        label={<span className={styles.label}>{label}</span>}
        hint={hint}
        error={error}
        counter={counter}
      >
        <div className={styles.ground}>
          <GrowingText
            {...rest}
            {...describedBy(id, { hint, error, counter })}
            id={id}
            className={styles.control}
            value={value}
            onChange={onChange}
            isOneLine={look === 'title'}
            onEnter={onEnter}
          />
        </div>
      </Field>
    </div>
  );
}
