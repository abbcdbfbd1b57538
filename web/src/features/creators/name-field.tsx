import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/text-field.tsx';
import { MAX_NAME, readName } from './creators-view.ts';
import type { CreatorsViewState } from './use-creators-view.ts';

/** How long after the last letter a name is looked for, in milliseconds. */
const PAUSE = 250;

/** What names begin with, looked for as it is typed. */
export function NameField({ view: { name }, type, typed }: CreatorsViewState) {
  const t = useTranslations('creators');
  const [text, setText] = useState(name);
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    if (!typed) setText(name);
  }
  const wanted = readName(text);
  useEffect(() => {
    if (wanted === name) return;
    const pause = setTimeout(() => type(wanted), PAUSE);
    return () => clearTimeout(pause);
  }, [wanted, name, type]);
  return (
    <TextField
      type="search"
      label={t('name')}
      hint={t('nameHint')}
      icon={Search}
      value={text}
      onChange={setText}
      maxLength={MAX_NAME}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
    />
  );
}
