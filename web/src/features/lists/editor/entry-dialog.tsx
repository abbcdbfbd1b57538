import type { ListItem } from '@waymark/model/entities/list';
import { LOCALES } from '@waymark/model/locale';
import type { LocalisedText } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { isSameText, isWritten, writtenOnly } from '../written-only.ts';
import styles from './list-editor.module.css';

/** As the model has it, in UTF-16 code units. */
const MAX_NOTE = 500;

interface EntryDialogProps {
  entry: ListItem;
  name: string;
  /** Which one it is, from 1, of how many; undefined where somebody has taken it out meanwhile. */
  number: number | undefined;
  count: number;
  onClose: () => void;
  /** What is to be said of it; undefined for nothing. */
  onNote: (note: LocalisedText | undefined) => void;
  /** To which number it is to go. */
  onMove: (number: number) => void;
}

/** One entry of a list: what is said of it, in both languages, and where it stands. */
export function EntryDialog({ entry, name, number, count, onClose, onNote, onMove }: EntryDialogProps) {
  const t = useTranslations('listEdit');
  // What was not touched is as others have it by now: saving takes nothing of theirs away.
  const [typed, setTyped] = useState<LocalisedText>({});
  const [chosen, choose] = useState<number>();
  const note = { ...entry.note, ...typed };
  const place = chosen ?? number;
  const save = () => {
    if (!isSameText(note, entry.note ?? {})) onNote(isWritten(note) ? writtenOnly(note) : undefined);
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
