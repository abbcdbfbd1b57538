import { MAX_BIO } from '@waymark/model/entities/profile-bounds';
import { LOCALES } from '@waymark/model/locale';
import { missingLocales } from '@waymark/model/localised';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { focusFirstInvalid } from '../../elements/form/focus-first-invalid.ts';
import { HandleField, handleIn } from '../../elements/form/handle-field.tsx';
import { LanguagesField } from '../../elements/form/languages-field.tsx';
import { useFieldSentence } from '../../elements/form/use-field-sentence.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { HomeField } from './home-field.tsx';
import { LinksField } from './links-field.tsx';
import { type PhotoField, PhotosField, type PhotoUploadSlot } from './photos-field.tsx';
import styles from './profile-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { loadCheck, type useProfile } from './use-profile.ts';

interface ProfileFormProps {
  uid: string;
  profile: ReturnType<typeof useProfile>;
  /** Whether the session was lost. */
  isLost: boolean;
  isSuspended: boolean;
  /** Called with the status of the upload of each photo. The functions have to be stable. */
  onUploads: Readonly<Record<PhotoField, (standing: UploadsStatus) => void>>;
  photoUpload: PhotoUploadSlot;
}

/** Every field of a creator that they may change. */
export function ProfileForm({ uid, profile, isLost, isSuspended, onUploads, photoUpload }: ProfileFormProps) {
  const t = useTranslations('profile');
  const tFields = useTranslations('creatorFields');
  const sentence = useFieldSentence();
  const form = useRef<HTMLFormElement>(null);
  const { state, change, save } = profile;
  const { draft, base, stage } = state;
  const problems = stage.name === 'refused' ? stage.problems : {};
  const missing = missingLocales(draft.bio);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save(() => focusFirstInvalid(form.current));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onFocus={prepare}>
      <TextField
        label={tFields('name')}
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
      >
        {handleIn(draft.handle) !== base.handle && <> {t('handleMoves', { handle: base.handle })}</>}
      </HandleField>
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={t('bio', { language: locale })}
          hint={missing.length === 1 && missing.includes(locale) && t('bioMissing', { language: locale })}
          error={problems[`bio.${locale}`] && t('bioTooLong', { limit: MAX_BIO })}
          counter={t('left', { count: MAX_BIO - draft.bio[locale].trim().length })}
          name={`bio-${locale}`}
          lang={locale}
          rows={4}
          value={draft.bio[locale]}
          onChange={(text) => change({ bio: { ...draft.bio, [locale]: text } })}
        />
      ))}
      <LanguagesField
        error={sentence.languages(problems['languages'])}
        value={draft.languages}
        onChange={(languages) => change({ languages })}
      />
      <HomeField
        isWrong={problems['home'] !== undefined}
        value={draft.home}
        onChange={(home) => change({ home })}
      />
      <LinksField problems={problems} value={draft.links} onChange={(links) => change({ links })} />
      <PhotosField
        uid={uid}
        problems={problems}
        draft={draft}
        change={change}
        onUploads={onUploads}
        photoUpload={photoUpload}
      />
      <Checkbox
        checked={draft.contactable}
        hint={t('contactableHint')}
        onChange={(contactable) => change({ contactable })}
      >
        {t('contactable')}
      </Checkbox>
      <SaveBar profile={profile} isLost={isLost} isSuspended={isSuspended} />
    </form>
  );
}

/** Loads the check ahead of the first submission. A failure is reported on submission. */
function prepare(): void {
  loadCheck().catch(() => {});
}
