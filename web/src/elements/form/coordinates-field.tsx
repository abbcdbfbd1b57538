import { parseCoordinates, writeCoordinates } from '@waymark/model/geography/parse-coordinates';
import { type Position, roundPosition, samePosition } from '@waymark/model/geography/position';
import { MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/text-field.tsx';

interface CoordinatesFieldProps {
  label: string;
  hint?: ReactNode;
  value: Position | undefined;
  onChange: (value: Position | undefined) => void;
  /** What somebody else has to say against the place. */
  fault?: ReactNode;
  /** What is written is to be used as it is. */
  onEnter?: () => void;
}

/** What was written, and the place that there was after it. */
interface Written {
  text: string;
  value: Position | undefined;
}

/**
 * A place by its coordinates, in any usual format. What names no spot leaves the place where it was. It says its own messages,
 * `coordinates`.
 */
export function CoordinatesField(props: CoordinatesFieldProps) {
  const { label, hint, value, onChange, fault, onEnter } = props;
  const t = useTranslations('coordinates');
  const [written, setWritten] = useState<Written>({ text: '', value: undefined });
  const [typing, setTyping] = useState(false);
  // A place that has come from elsewhere since is shown as it is.
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
  // What was read is shown as it was read.
  const finish = () => {
    setTyping(false);
    if (unread === undefined) setWritten({ text: '', value });
  };
  return (
    <TextField
      label={label}
      hint={hint}
      // Nobody is told in the middle of a word that it is none.
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
        // In a form it would send that.
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
