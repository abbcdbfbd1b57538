import type { Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { useTranslations } from 'use-intl';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { idOfField, LONGEST, type TextName } from './fields.ts';
import { isMissing } from './missing-texts.ts';
import { StoryField } from './story-field.tsx';

interface TextFieldOfProps {
  edit: EditContext;
  name: TextName;
  locale: Locale;
}

/** The initial number of lines; one for a text without line breaks. */
const ROWS: Readonly<Record<Exclude<TextName, 'body'>, number>> = {
  title: 1,
  label: 1,
  summary: 3,
  opening: 2,
  note: 5,
};

/** One language of a text. */
export function TextFieldOf({ edit, name, locale }: TextFieldOfProps) {
  const t = useTranslations('edit');
  const field = `${name}.${locale}` as const;
  const value = writtenIn(edit.content, field);
  const label = t('inLanguage', { field: t(`field.${name}`), language: locale });
  const limit = LONGEST[name];
  const texts = {
    label,
    error: edit.faultOf(field),
    hint: isMissing(edit.content, name, locale) && t('notWritten', { language: locale }),
    counter: limit !== undefined && room(limit - value.length, limit),
    lang: locale,
    dir: 'auto',
    value,
    // White space counts as an empty text, so that only one form of it is stored.
    onChange: (text: string) => edit.change(field, text === '' ? undefined : text),
  };

  /** Shown only when the limit is close. */
  function room(left: number, most: number) {
    if (left >= most / 4) return undefined;
    return left < 0 ? t('over', { count: -left }) : t('left', { count: left });
  }

  return (
    <div id={idOfField(field)} className={styles.field} data-missing={isBlank(value) || undefined}>
      {name === 'body' ? (
        <StoryField edit={edit} locale={locale} label={label} />
      ) : ROWS[name] === 1 ? (
        <TextField {...texts} name={field} autoComplete="off" />
      ) : (
        <TextArea {...texts} name={field} rows={ROWS[name]} />
      )}
    </div>
  );
}
