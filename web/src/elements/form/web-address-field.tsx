import { completeAddress, isWebAddress } from '@waymark/model/web-address';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface WebAddressFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** Says that what is written is no address, once the field is left; undefined where that is said later, as a `fault`. */
  noAddress?: string;
  /** What else is wrong with it. */
  fault?: string | undefined;
  name?: string;
  autoComplete?: string;
}

/** An address on the web. When it is left, what was written as people write addresses is completed, and what is none is said to be. */
export function WebAddressField(props: WebAddressFieldProps) {
  const { label, hint, value, onChange, noAddress, fault, name, autoComplete = 'off' } = props;
  const [isTyping, setIsTyping] = useState(false);
  const complete = () => {
    const completed = completeAddress(value);
    if (completed !== value) onChange(completed);
  };
  // Nobody is told in the middle of an address that it is none.
  const isNone = !isTyping && value.trim() !== '' && !isWebAddress(completeAddress(value));
  const error = fault ?? (isNone ? noAddress : undefined);
  return (
    <TextField
      label={label}
      // In its place: a line more would move what is below from under the press that leaves the field.
      hint={error === undefined && hint}
      error={error}
      // Of the type for addresses a browser would take away the spaces before anybody could say anything.
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
