import type { ComponentProps } from 'react';
import styles from './growing-text.module.css';

interface GrowingTextProps
  extends Omit<ComponentProps<'textarea'>, 'style' | 'value' | 'onChange' | 'onPaste' | 'rows'> {
  value: string;
  onChange: (value: string) => void;
  /** Whether it has no line breaks. It still wraps where its line is full. */
  isOneLine?: boolean;
  /** Called for Enter in a text without line breaks. */
  onEnter?: (() => void) | undefined;
}

/** A text control that is as high as its text. `--font` and `--inset` around it are its font and its padding. */
export function GrowingText({ value, onChange, isOneLine = false, onEnter, ...rest }: GrowingTextProps) {
  return (
    // The text again, invisible, makes the control as high as its text in every browser.
    <div className={styles.sized} data-text={value}>
      <textarea
        {...rest}
        rows={1}
        value={value}
        onChange={({ target }) => onChange(isOneLine ? inOneLine(target.value) : target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!isOneLine || !LINE_BREAK.test(pasted)) return;
          // The caret stays behind what was pasted.
          event.preventDefault();
          const { currentTarget: field } = event;
          const { selectionStart, selectionEnd } = field;
          const room =
            field.maxLength < 0
              ? Infinity
              : field.maxLength - field.value.length + selectionEnd - selectionStart;
          field.setRangeText(inOneLine(pasted).trim().slice(0, room), selectionStart, selectionEnd, 'end');
          onChange(field.value);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          const { key, ctrlKey, metaKey, nativeEvent } = event;
          if (!isOneLine || key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter?.();
        }}
      />
    </div>
  );
}

const LINE_BREAK = /[\r\n]/;

function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
