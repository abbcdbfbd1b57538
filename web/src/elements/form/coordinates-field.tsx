import { parseCoordinates, writeCoordinates } from '@waymark/model/geography/parse-coordinates';
import { type Position, roundPosition, samePosition } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';

interface CoordinatesFieldProps {
  label: string;
  hint?: ReactNode;
  value: Position | undefined;
  onChange: (value: Position | undefined) => void;
  /** An error that the caller reports about the position. */
  fault?: ReactNode;
  /** Called when the user confirms the value with Enter. */
  onEnter?: () => void;
}

/** The text, and the position that was set after it. */
interface Written {
  text: string;
  value: Position | undefined;
}

/**
 * A field for a position as coordinates, in any usual format. An invalid text keeps the former position. It needs the message
 * part `coordinates`.
 */
export function CoordinatesField(props: CoordinatesFieldProps) {
  const { label, hint, value, onChange, fault, onEnter } = props;
  const t = useTranslations('coordinates');
  const [written, setWritten] = useState<Written>({ text: '', value: undefined });
  const [typing, setTyping] = useState(false);
  // A position that was set from elsewhere replaces the text.
  const isOwn = same(written.value, value) && (typing || written.text !== '');
  const text = isOwn ? written.text : value ? writeCoordinates(value) : '';
  const read = text.trim() === '' ? undefined : parseCoordinates(text);
  const unread = read && 'fault' in read ? read.fault : undefined;

  const write = (next: string) => {
    const now = parseCoordinates(next);
    const named = 'position' in now ? roundPosition(now.position) : next.trim() === '' ? undefined : value;
    setWritten({ text: next, value: named });
    setTyping(true);
    if (!same(named, value)) onChange(named);
  };
  // Formats the text that was read.
  const finish = () => {
    setTyping(false);
    if (unread === undefined) setWritten({ text: '', value });
  };
  return (
    <TextField
      label={label}
      hint={hint}
      // No error is shown while the user is typing.
      error={(unread !== undefined && !typing && t(`fault.${unread}`)) || fault}
      icon={MapPin}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={2_000}
      value={text}
      onChange={write}
      onFocus={() => {
        setWritten({ text, value });
        setTyping(true);
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        // Enter would submit a surrounding form.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        finish();
        onEnter?.();
      }}
    />
  );
}

function same(one: Position | undefined, other: Position | undefined): boolean {
  return one && other ? samePosition(one, other) : one === other;
}
