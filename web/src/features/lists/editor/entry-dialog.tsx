import type { ListItem } from '@waymark/model/entities/list';
import type { LocalisedText } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import type { Choice } from '../../../ui/controls/choice.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { OwnLanguageFirst } from '../own-language-first.tsx';
import { hasText, isSameText, trimmedText } from '../trimmed-text.ts';
import styles from './list-editor.module.css';

/** The limit of the model, in UTF-16 code units. */
const MAX_NOTE = 500;

interface EntryDialogProps {
  entry: ListItem;
  name: string;
  /** The number of the item, from 1, and how many items there are; undefined where another editor has removed it meanwhile. */
  number: number | undefined;
  count: number;
  /** The days of the list by their numbers, and that of the item; empty in a list without days. */
  days: readonly Choice<string>[];
  day: string;
  onClose: () => void;
  /** The new note; undefined for none. */
  onNote: (note: LocalisedText | undefined) => void;
  /** The number that the item should move to. */
  onMove: (number: number) => void;
  /** The day to whose end the item should move. */
  onDay: (day: string) => void;
}

/** One item of a list: its note in both languages, its day, and its position. */
export function EntryDialog(props: EntryDialogProps) {
  const { entry, name, number, count, days, day, onClose, onNote, onMove, onDay } = props;
  const t = useTranslations('listEdit');
  // A field that was not touched follows other editors, so that saving undoes none of their changes.
  const [typed, setTyped] = useState<LocalisedText>({});
  const [chosen, choose] = useState<number>();
  const [chosenDay, chooseDay] = useState<string>();
  const note = { ...entry.note, ...typed };
  const place = chosen ?? number;
  const isOtherDay = chosenDay !== undefined && chosenDay !== day;
  const save = () => {
    if (!isSameText(note, entry.note ?? {})) onNote(hasText(note) ? trimmedText(note) : undefined);
    if (isOtherDay) onDay(chosenDay);
    else if (place !== undefined && place !== number) onMove(place);
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
        <OwnLanguageFirst texts={[entry.note ?? {}]}>
          {(locale) => (
            <TextArea
              label={t('note', { language: locale })}
              lang={locale}
              rows={3}
              maxLength={MAX_NOTE}
              value={note[locale] ?? ''}
              onChange={(text) => setTyped({ ...typed, [locale]: text })}
            />
          )}
        </OwnLanguageFirst>
        {number === undefined ? (
          <Notice kind="warning">{t('entryGone')}</Notice>
        ) : (
          <>
            {days.length > 0 && (
              <Select
                label={t('day')}
                hint={t('dayHint')}
                choices={days}
                value={chosenDay ?? day}
                onChange={chooseDay}
              />
            )}
            <Select
              label={t('place', { count })}
              choices={Array.from({ length: count }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              value={String(place)}
              disabled={isOtherDay}
              onChange={(value) => choose(Number(value))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
