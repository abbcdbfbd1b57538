import { LOCALES, type Locale } from '@waymark/model/locale';
import { readRichText } from '@waymark/model/rich-text/read';
import { structureOf } from '@waymark/model/rich-text/structure-of';
import { CopyPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { focusField } from './focus-field.ts';

interface StartFromOtherProps {
  edit: EditContext;
  /** The language of a story that is not begun. */
  locale: Locale;
}

/** Begins a story in one language with the photos, places and blocks of the other one. Undo takes them back. */
export function StartFromOther({ edit, locale }: StartFromOtherProps) {
  const t = useTranslations('edit.startFrom');
  const field = `body.${locale}` as const;
  const other = LOCALES.find((one) => one !== locale && writtenIn(edit.content, `body.${one}`) !== '');
  if (other === undefined || writtenIn(edit.content, field) !== '') return null;
  const start = () => {
    const read = readRichText(writtenIn(edit.content, `body.${other}`));
    if (!('text' in read)) return;
    edit.change(field, JSON.stringify(structureOf(read.text)));
    focusField(field);
  };
  return (
    <div className={styles.beginning}>
      <Button kind="secondary" size="small" icon={CopyPlus} onClick={start}>
        {t('action', { language: other })}
      </Button>
      <p>{t('hint')}</p>
    </div>
  );
}
