import type { KeyboardEvent } from 'react';
import { TextField } from '../../../ui/controls/text-field.tsx';

interface AddressFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  error: string | undefined;
}

/** The field of a web address. The type `url` would refuse a path of Waymark, and an address without its protocol. */
export function AddressField(props: AddressFieldProps) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="url"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={2_000}
    />
  );
}

/**
 * The handler of a field in a dialog of a text, for which Enter is the main action. Enter would otherwise submit the form around the
 * text.
 */
export function onEnter(apply: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
}
