import type { List } from '@waymark/model/entities/list';
import type { LocalisedText } from '@waymark/model/localised';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from '../editor/list-editor.module.css';
import { OwnLanguageFirst } from '../own-language-first.tsx';
import { hasText, isSameText, trimmedText } from '../trimmed-text.ts';
import { useOptimisticMutation } from '../use-list-mutation.ts';

/** The limit of the model, in UTF-16 code units. */
const MAX_TITLE = 140;

/** The names of a list in both languages. */
export function RenameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useTranslations('lists');
  const form = useId();
  const keep = useOptimisticMutation();
  // A name that was not touched follows changes in other tabs.
  const [typed, setTyped] = useState<LocalisedText>({});
  const title = { ...list.title, ...typed };
  const isMissing = !hasText(title);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    if (!isSameText(title, list.title)) {
      void keep(({ changeList }) => changeList(list.id, { title: trimmedText(title) }));
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('rename')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={rename}>
        <OwnLanguageFirst texts={[list.title]}>
          {(locale) => (
            <TextField
              label={t('name', { language: locale })}
              lang={locale}
              maxLength={MAX_TITLE}
              autoComplete="off"
              error={isMissing ? t('nameMissing') : undefined}
              value={title[locale] ?? ''}
              onChange={(text) => setTyped({ ...typed, [locale]: text })}
            />
          )}
        </OwnLanguageFirst>
      </form>
    </Dialog>
  );
}
