import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FoundField } from '../../../elements/found/found-field.tsx';
import type { FoundState } from '../../../elements/found/use-found.ts';
import type { WorksViewState } from './use-works-view.ts';
import { MAX_TEXT } from './works-view.ts';

/** How long after the last letter the search starts, in milliseconds. */
const PAUSE = 200;

interface SearchFieldProps {
  state: WorksViewState;
  /** What the search engine finds for the text in the address. */
  found: FoundState<unknown>;
}

/** Searches works while the user types. */
export function SearchField({ state, found }: SearchFieldProps) {
  const {
    view: { text },
    change,
  } = state;
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
    <FoundField label={t('search')} value={typed} onChange={setTyped} maxLength={MAX_TEXT} found={found} />
  );
}
