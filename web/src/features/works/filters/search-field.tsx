import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/text-field.tsx';
import type { WorksViewState } from './use-works-view.ts';
import { MAX_TEXT } from './works-view.ts';

/** How long after the last letter a text is looked for, in milliseconds. */
const PAUSE = 200;

/** What titles hold, looked for as it is typed. */
export function SearchField({ view: { text }, change }: WorksViewState) {
  const t = useTranslations('works');
  const [typed, setTyped] = useState(text);
  /** What the address has, and what this field has brought there: of that the field may be ahead. */
  const [known, setKnown] = useState(text);
  const [brought, setBrought] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== brought) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text.trim()) return;
    const pause = setTimeout(() => {
      setBrought(typed.trim());
      // A word is one step, not one a letter.
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
