import { completeAddress, isWebAddress } from '@waymark/model/web-address';
import { useState } from 'react';
import { TextField } from '../../ui/controls/text-field.tsx';

interface WebAddressFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /**
   * The error for an invalid address, shown when the user leaves the field; undefined where the caller shows it as `fault`.
   */
  noAddress?: string;
  /** Another error. */
  fault?: string | undefined;
  name?: string;
  autoComplete?: string;
}

/**
 * A field for a web address. When the user leaves it, an incomplete address is completed and an invalid one gets an error.
 */
export function WebAddressField(props: WebAddressFieldProps) {
  const { label, hint, value, onChange, noAddress, fault, name, autoComplete = 'off' } = props;
  const [isTyping, setIsTyping] = useState(false);
  const complete = () => {
    const completed = completeAddress(value);
    if (completed !== value) onChange(completed);
  };
  // No error is shown while the user is typing.
  const isNone = !isTyping && value.trim() !== '' && !isWebAddress(completeAddress(value));
  const error = fault ?? (isNone ? noAddress : undefined);
  return (
    <TextField
      label={label}
      // The error replaces the hint. An additional line would move the control that the user is about to press.
      hint={error === undefined && hint}
      error={error}
      // With `type="url"` browsers would remove spaces before they can be checked.
      type="text"
      inputMode="url"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      placeholder="https://"
      name={name}
      value={value}
      onChange={(next) => {
        setIsTyping(true);
        onChange(next);
      }}
      onBlur={() => {
        setIsTyping(false);
        complete();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        setIsTyping(false);
        complete();
      }}
    />
  );
}
