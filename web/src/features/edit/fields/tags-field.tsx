import { isTag, MAX_TAG_LENGTH, MAX_TAGS } from '@waymark/model/entities/tags';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import styles from './tags-field.module.css';

interface TagsFieldProps {
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error: string | undefined;
}

/** The tags of an item. Typed text becomes a tag at a comma, at Enter, and when the field loses focus. */
export function TagsField({ label, value, onChange, error }: TagsFieldProps) {
  const t = useTranslations('edit.tags');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();

  const take = (text: string) => {
    const words = text
      .split(',')
      .map(tagIn)
      .filter((word) => word !== '');
    const fresh = [...new Set(words)].filter((word) => !value.includes(word));
    const right = fresh.filter(isTag).slice(0, MAX_TAGS - value.length);
    const left = fresh.filter((word) => !right.includes(word));
    if (right.length > 0) onChange([...value, ...right]);
    setTyped(left.join(', '));
    const [first] = left;
    if (first === undefined) setWrong(undefined);
    else if (isTag(first)) setWrong(t('tooMany', { most: MAX_TAGS }));
    else setWrong(t('wrong', { tag: first, most: MAX_TAG_LENGTH }));
  };
  const onKey = (event: KeyboardEvent) => {
    // During composition, Enter confirms the composed word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    take(typed);
  };
  return (
    <div className={styles.tags}>
      <TextField
        label={label}
        hint={t('hint', { most: MAX_TAGS })}
        error={wrong ?? error}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(text) => {
          setWrong(undefined);
          if (text.includes(',')) take(text);
          else setTyped(text);
        }}
        onKeyDown={onKey}
        onBlur={() => take(typed)}
      />
      {value.length > 0 && (
        <div className={styles.all}>
          {value.map((tag) => (
            <Tag
              key={tag}
              remove={{
                label: t('remove', { tag }),
                onRemove: () => onChange(value.filter((one) => one !== tag)),
              }}
            >
              {tag}
            </Tag>
          ))}
        </div>
      )}
    </div>
  );
}

/** The form of a tag: lower case, with single spaces. */
function tagIn(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('#', '').replace(/\s+/g, ' ').trim();
}
