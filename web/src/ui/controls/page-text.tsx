import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import styles from './page-text.module.css';

interface PageTextProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'value' | 'onChange' | 'rows'> {
  /** The part of the page that the text is. */
  look: 'title' | 'summary' | 'note';
  value: string;
  onChange: (value: string) => void;
  /** Called for Enter in a title, which has no line breaks. */
  onEnter?: () => void;
}

/** A text that is edited where it stands on its page. Its label shows while the text is pointed at or has the focus. */
export function PageText(props: PageTextProps) {
  const { label, hint, error, counter, look, value, onChange, onEnter, ...rest } = props;
  const id = useId();
  const isTitle = look === 'title';
  return (
    <div className={styles.text} data-look={look} data-wrong={error ? true : undefined}>
      <Field
        id={id}
        label={<span className={styles.label}>{label}</span>}
        hint={hint}
        error={error}
        counter={counter}
      >
        {/* The text again, invisible, makes the field as high as its text in every browser. */}
        <div className={styles.sized} data-text={value}>
          <textarea
            {...rest}
            {...describedBy(id, { hint, error, counter })}
            id={id}
            rows={1}
            className={styles.control}
            value={value}
            onChange={({ target }) => onChange(isTitle ? inOneLine(target.value) : target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (!isTitle || !LINE_BREAK.test(pasted)) return;
              // The caret stays behind what was pasted.
              event.preventDefault();
              const { currentTarget: field } = event;
              const { selectionStart, selectionEnd } = field;
              field.setRangeText(inOneLine(pasted).trim(), selectionStart, selectionEnd, 'end');
              onChange(field.value);
            }}
            onKeyDown={(event) => {
              const { key, ctrlKey, metaKey, nativeEvent } = event;
              if (!isTitle || key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter?.();
            }}
          />
        </div>
      </Field>
    </div>
  );
}

const LINE_BREAK = /[\r\n]/;

function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
