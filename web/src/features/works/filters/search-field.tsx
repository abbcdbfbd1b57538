import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/text-field.tsx';
import type { WorksViewState } from './use-works-view.ts';
import { MAX_TEXT } from './works-view.ts';

/** How long after the last letter the search starts, in milliseconds. */
const PAUSE = 200;

/** Searches titles while the user types. */
export function SearchField({ view: { text }, change }: WorksViewState) {
  const t = useTranslations('works');
  const [typed, setTyped] = useState(text);
  /** The text in the address, and the text that this field wrote there last. The field may be ahead of the address. */
  const [known, setKnown] = useState(text);
  const [written, setWritten] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== written) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text.trim()) return;
    const pause = setTimeout(() => {
      setWritten(typed.trim());
      // A whole word is one step in the history, not each letter.
      change({ text: typed.trim() }, text !== '' && typed !== '');
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed, text, change]);
  return (
    <TextField
      type="search"
      label={t('search')}
      icon={Search}
      value={typed}
      onChange={setTyped}
      maxLength={MAX_TEXT}
      autoComplete="off"
      dir="auto"
    />
  );
}
