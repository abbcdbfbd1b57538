import type { ListHeading } from '@waymark/model/entities/list';
import type { LocalisedText } from '@waymark/model/localised';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import type { Choice } from '../../../ui/controls/choice.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { OwnLanguageFirst } from '../own-language-first.tsx';
import { hasText, isSameText, trimmedText } from '../trimmed-text.ts';
import { renamedDay } from './day-names.ts';
import styles from './list-editor.module.css';

/** The limit of the model, in UTF-16 code units. */
const MAX_HEADING = 80;

/** The position of a day that is not moved. No id of a heading has a hyphen. */
const STAYS = '-';

interface HeadingDialogProps {
  heading: ListHeading;
  name: string;
  /** Whether another editor has removed it meanwhile. */
  isGone: boolean;
  /** What the day may begin after: the other entries by their ids, and the beginning of the list, which is empty. */
  places: readonly Choice<string>[];
  /** The entry before it now; empty at the beginning. */
  after: string;
  onClose: () => void;
  onText: (text: LocalisedText) => void;
  /** The other days, by the ids of their headings. */
  days: readonly Choice<string>[];
  onMoveAfter: (itemId: string) => void;
  /** Moves the day with its items behind another day; the first position is empty. */
  onMoveDay: (headingId: string) => void;
}

/** The heading of a day: its text in both languages, and where the day begins. */
export function HeadingDialog(props: HeadingDialogProps) {
  const { heading, name, isGone, places, after, days, onClose, onText, onMoveAfter, onMoveDay } = props;
  const t = useTranslations('listEdit');
  const form = useId();
  // A field that was not touched follows other editors, so that saving undoes none of their changes.
  const [typed, setTyped] = useState<LocalisedText>({});
  const [chosen, choose] = useState<string>();
  const [chosenDay, chooseDay] = useState(STAYS);
  const text = { ...heading.heading, ...typed };
  const isMissing = !hasText(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    if (!isSameText(text, heading.heading)) onText(trimmedText(renamedDay(text, typed)));
    if (chosenDay !== STAYS) onMoveDay(chosenDay);
    else if (chosen !== undefined && chosen !== after) onMoveAfter(chosen);
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
          {!isGone && (
            <Button type="submit" form={form}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.fields} onSubmit={save}>
        <OwnLanguageFirst texts={[heading.heading]}>
          {(locale) => (
            <TextField
              label={t('heading', { language: locale })}
              lang={locale}
              maxLength={MAX_HEADING}
              autoComplete="off"
              error={isMissing ? t('headingMissing') : undefined}
              value={text[locale] ?? ''}
              onChange={(written) => setTyped({ ...typed, [locale]: written })}
            />
          )}
        </OwnLanguageFirst>
        {isGone ? (
          <Notice kind="warning">{t('headingGone')}</Notice>
        ) : (
          <>
            {days.length > 0 && (
              <Select
                label={t('moveDay')}
                hint={t('moveDayHint')}
                choices={[
                  { value: STAYS, label: t('dayStays') },
                  { value: '', label: t('dayFirst') },
                  ...days.map(({ value, label }) => ({ value, label: t('dayAfter', { name: label }) })),
                ]}
                value={chosenDay}
                onChange={chooseDay}
              />
            )}
            <Select
              label={t('beginsAfter')}
              choices={places}
              value={chosen ?? after}
              disabled={chosenDay !== STAYS}
              onChange={choose}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
