import { publicSummaryOf } from '@waymark/model/entities/work-summary';
import type { Locale } from '@waymark/model/locale';
import { unreachable } from '@waymark/model/unreachable';
import { useTranslations } from 'use-intl';
import { PageText } from '../../../ui/controls/page-text.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { idOfField, LONGEST, type TextName } from './fields.ts';
import { focusField } from './focus-field.ts';
import { isMissing } from './missing-texts.ts';
import { StoryField } from './story-field.tsx';

interface TextFieldOfProps {
  edit: EditContext;
  name: TextName;
  /** The text after it; undefined for the last one. */
  next: TextName | undefined;
  locale: Locale;
  /** Whether the creator writes in no other language, so that nothing is missing in this one. */
  isAlone: boolean;
}

/** One language of a text. */
export function TextFieldOf({ edit, name, next, locale, isAlone }: TextFieldOfProps) {
  const t = useTranslations('edit');
  const field = `${name}.${locale}` as const;
  const value = writtenIn(edit.content, field);
  const label = t('inLanguage', { field: t(`field.${name}`), language: locale });
  const limit = LONGEST[name];
  const texts = {
    label,
    error: edit.faultOf(field),
    hint:
      !isAlone && isMissing(edit.content, name, locale)
        ? t('notWritten', { language: locale })
        : name === 'note' && t('textHint'),
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

  function control() {
    switch (name) {
      case 'title':
        return (
          <PageText
            {...texts}
            name={field}
            look="title"
            placeholder={t('field.title')}
            autoComplete="off"
            onEnter={() => next && focusField(`${next}.${locale}`)}
          />
        );
      case 'summary':
      case 'note':
        return <PageText {...texts} name={field} look={name} placeholder={t(`field.${name}`)} />;
      case 'label':
        return <TextField {...texts} name={field} autoComplete="off" />;
      case 'shareTitle':
        return (
          <TextField
            {...texts}
            name={field}
            autoComplete="off"
            placeholder={writtenIn(edit.content, `title.${locale}`)}
          />
        );
      case 'shareText':
        return (
          <TextArea
            {...texts}
            name={field}
            rows={3}
            placeholder={publicSummaryOf(edit.kind, edit.content)[locale]}
          />
        );
      case 'opening':
        return <TextArea {...texts} name={field} rows={2} />;
      case 'body':
        return <StoryField edit={edit} locale={locale} label={label} isAlone={isAlone} />;
      default:
        return unreachable(name);
    }
  }

  return (
    <div id={idOfField(field)} className={styles.field}>
      {control()}
    </div>
  );
}
