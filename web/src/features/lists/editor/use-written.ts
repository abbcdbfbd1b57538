import type { Locale } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useLatest } from '../../../ui/use-latest.ts';
import { isSameText, writtenOnly } from '../written-only.ts';

/** How long after the last key what was typed is written, in milliseconds. */
const REST = 700;

/**
 * A localised text that is written a moment after it was typed, when its field is left, and when its form goes. Of a language that
 * nobody types in, what comes from elsewhere shows.
 *
 * @param mayWrite whether it may be what it has become: until then it is kept here
 */
export function useWritten(
  value: LocalisedText,
  mayWrite: (text: LocalisedText) => boolean,
  write: (text: LocalisedText) => void,
) {
  const [typed, setTyped] = useState<LocalisedText>({});
  const [isLeft, setIsLeft] = useState(false);
  const text = { ...value, ...typed };
  const latest = useLatest({ value, text, mayWrite, write });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Not before its field was left: who is in the middle of a sentence keeps the space that they typed last.
  if (isLeft && Object.keys(typed).length > 0 && isSameText(text, value)) setTyped({});

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const now = latest.current;
    const next = writtenOnly(now.text);
    const isNews = !isSameText(next, now.value) && now.mayWrite(next);
    if (isNews) now.write(next);
    return isNews;
  }, [latest]);
  useEffect(() => () => void flush(), [flush]);
  // Whoever closes the page in the middle of a word is asked once: what they typed is on its way then.
  useBeforeUnload((event) => {
    if (flush()) event.preventDefault();
  });

  const type = (locale: Locale, written: string) => {
    setIsLeft(false);
    setTyped((before) => ({ ...before, [locale]: written }));
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, REST);
  };
  const leave = () => {
    flush();
    setIsLeft(true);
  };
  return { text, type, leave };
}
