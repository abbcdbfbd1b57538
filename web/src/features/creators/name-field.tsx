import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';
import { MAX_NAME, readName } from './creators-view.ts';
import type { CreatorsViewState } from './use-creators-view.ts';

/** The delay between the last change of the name and the search, in milliseconds. */
const PAUSE = 250;

/** The field for a name or a handle. It searches while the visitor types. */
export function NameField({ view: { name }, type, typed }: CreatorsViewState) {
  const t = useTranslations('creators');
  const [text, setText] = useState(name);
  const [lastName, setLastName] = useState(name);
  if (lastName !== name) {
    setLastName(name);
    if (!typed) setText(name);
  }
  const search = readName(text);
  useEffect(() => {
    if (search === name) return;
    const pause = setTimeout(() => type(search), PAUSE);
    return () => clearTimeout(pause);
  }, [search, name, type]);
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
