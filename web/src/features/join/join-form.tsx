import { type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusFirstInvalid } from '../../elements/form/focus-first-invalid.ts';
import { HandleField, handleIn } from '../../elements/form/handle-field.tsx';
import { LanguagesField } from '../../elements/form/languages-field.tsx';
import { useFieldSentence } from '../../elements/form/use-field-sentence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { loadCheck } from './become-creator.ts';
import styles from './join-form.module.css';
import { JoinNotice } from './join-notice.tsx';
import type { useJoining } from './use-joining.ts';

interface JoinFormProps {
  uid: string;
  joining: ReturnType<typeof useJoining>;
}

/** Name, handle and languages: the required entries of a creator. */
export function JoinForm({ uid, joining: { draft, stage, change, send } }: JoinFormProps) {
  const t = useTranslations('join');
  const tFields = useTranslations('creatorFields');
  const sentence = useFieldSentence();
  const form = useRef<HTMLFormElement>(null);
  const problems = stage.name === 'refused' ? stage.problems : {};
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(() => focusFirstInvalid(form.current));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onFocus={prepare}>
      <TextField
        label={tFields('name')}
        hint={t('nameHint')}
        error={sentence.name(problems['name'])}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <HandleField
        uid={uid}
        error={sentence.handle(problems['handle'], handleIn(draft.handle))}
        value={draft.handle}
        onChange={(handle) => change({ handle })}
      />
      <LanguagesField
        error={sentence.languages(problems['languages'])}
        value={draft.languages}
        onChange={(languages) => change({ languages })}
      />
      <div className={styles.end}>
        <Button type="submit" busy={stage.name === 'busy'}>
          {t('send')}
        </Button>
        <p className={styles.note}>{t('public')}</p>
      </div>
      <JoinNotice stage={stage} />
    </form>
  );
}

/** Loads the check ahead of the first submission. A failure is reported on submission. */
function prepare(): void {
  loadCheck().catch(() => {});
}
