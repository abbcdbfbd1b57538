import type { Locale } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { isSameText, trimmedText } from '../trimmed-text.ts';

/** How long after the last key a text is saved, in milliseconds. */
const PAUSE = 700;

/**
 * A localised text that is saved a moment after the user typed, when its field loses focus, and when its form closes. A language in
 * which the user does not type follows changes from elsewhere.
 *
 * @param maySave whether the text may be saved; until then it is kept here
 */
export function useSavedText(
  value: LocalisedText,
  maySave: (text: LocalisedText) => boolean,
  save: (text: LocalisedText) => void,
) {
  const [typed, setTyped] = useState<LocalisedText>({});
  const [isLeft, setIsLeft] = useState(false);
  const text = { ...value, ...typed };
  const latest = useLatest({ value, text, maySave, save });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Only after the field lost focus: in the middle of a sentence, the typed space at the end stays.
  if (isLeft && Object.keys(typed).length > 0 && isSameText(text, value)) setTyped({});

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const now = latest.current;
    const next = trimmedText(now.text);
    const isChanged = !isSameText(next, now.value) && now.maySave(next);
    if (isChanged) now.save(next);
    return isChanged;
  }, [latest]);
  useEffect(() => () => void flush(), [flush]);
  // A user who closes the page in the middle of a word is asked once. The text is saved meanwhile.
  useBeforeUnload((event) => {
    if (flush()) event.preventDefault();
  });

  const type = (locale: Locale, written: string) => {
    setIsLeft(false);
    setTyped((before) => ({ ...before, [locale]: written }));
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE);
  };
  const leave = () => {
    flush();
    setIsLeft(true);
  };
  return { text, type, leave };
}
