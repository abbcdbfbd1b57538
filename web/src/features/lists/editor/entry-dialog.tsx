import type { ListItem } from '@waymark/model/entities/list';
import { LOCALES } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { hasText, isSameText, trimmedText } from '../trimmed-text.ts';
import styles from './list-editor.module.css';

/** The limit of the model, in UTF-16 code units. */
const MAX_NOTE = 500;

interface EntryDialogProps {
  entry: ListItem;
  name: string;
  /** The number of the entry, from 1, and how many entries there are; undefined where another editor has removed it meanwhile. */
  number: number | undefined;
  count: number;
  onClose: () => void;
  /** The new note; undefined for none. */
  onNote: (note: LocalisedText | undefined) => void;
  /** The number that the entry should move to. */
  onMove: (number: number) => void;
}

/** One entry of a list: its note in both languages, and its position. */
export function EntryDialog({ entry, name, number, count, onClose, onNote, onMove }: EntryDialogProps) {
  const t = useTranslations('listEdit');
  // A field that was not touched follows other editors, so that saving undoes none of their changes.
  const [typed, setTyped] = useState<LocalisedText>({});
  const [chosen, choose] = useState<number>();
  const note = { ...entry.note, ...typed };
  const place = chosen ?? number;
  const save = () => {
    if (!isSameText(note, entry.note ?? {})) onNote(hasText(note) ? trimmedText(note) : undefined);
    if (place !== undefined && place !== number) onMove(place);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={name}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {number !== undefined && <Button onClick={save}>{t('save')}</Button>}
        </>
      }
    >
      <div className={styles.fields}>
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            label={t('note', { language: locale })}
            lang={locale}
            rows={3}
            maxLength={MAX_NOTE}
            value={note[locale] ?? ''}
            onChange={(text) => setTyped({ ...typed, [locale]: text })}
          />
        ))}
        {number === undefined ? (
          <Notice kind="warning">{t('entryGone')}</Notice>
        ) : (
          <Select
            label={t('place', { count })}
            choices={Array.from({ length: count }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            value={String(place)}
            onChange={(value) => choose(Number(value))}
          />
        )}
      </div>
    </Dialog>
  );
}
