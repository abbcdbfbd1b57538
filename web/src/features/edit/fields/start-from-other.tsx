import { LOCALES, type Locale } from '@waymark/model/locale';
import { CopyPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.tsx';
import { writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { COUNTED_BLOCKS, copiedBlocks } from './copied-blocks.ts';
import { focusField } from './focus-field.ts';

interface StartFromOtherProps {
  edit: EditContext;
  /** The language of a story that has no photos and places yet. */
  locale: Locale;
}

/** Takes the photos, places and blocks of a story over from its other language. Undo takes them back. */
export function StartFromOther({ edit, locale }: StartFromOtherProps) {
  const t = useTranslations('edit.startFrom');
  const format = useFormatter();
  const field = `body.${locale}` as const;
  const mine = writtenIn(edit.content, field);
  const language = LOCALES.find((one) => one !== locale && writtenIn(edit.content, `body.${one}`) !== '');
  const theirs = language === undefined ? '' : writtenIn(edit.content, `body.${language}`);
  const copied = useMemo(() => copiedBlocks(mine, theirs), [mine, theirs]);
  if (language === undefined || copied === undefined) return null;
  const isBegun = mine !== '';
  const start = () => {
    edit.change(field, JSON.stringify(copied.text));
    const counted = COUNTED_BLOCKS.filter((block) => copied.counts[block] > 0);
    const what = format.list(counted.map((block) => t(`count.${block}`, { count: copied.counts[block] })));
    showToast({
      kind: counted.length > 0 ? 'success' : 'info',
      message: counted.length > 0 ? t('copied', { language, what }) : t('structureOnly', { language }),
    });
    focusField(field, { isScrolled: false });
  };
  return (
    <div className={styles.beginning}>
      <Button kind="secondary" size="small" icon={CopyPlus} onClick={start}>
        {t(isBegun ? 'add' : 'action', { language })}
      </Button>
      <p>{t(isBegun ? 'addHint' : 'hint')}</p>
    </div>
  );
}
