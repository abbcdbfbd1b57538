import type { Creator } from '@waymark/model/entities/creator';
import { isHandle } from '@waymark/model/entities/handle';
import { isBlank } from '@waymark/model/visible';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { handleIn } from '../../elements/form/handle-field.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './loaded-editor.module.css';
import type { PhotoUploadSlot } from './photos-field.tsx';
import { type ProfileDraft, profileIn } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { useProfile } from './use-profile.ts';

export interface LoadedEditorProps {
  uid: string;
  /** False where the session was lost. */
  isSignedIn: boolean;
  /** The record on the server. */
  record: Creator;
  /** Renders a creator as visitors see them. */
  preview: (creator: Creator) => ReactNode;
  photoUpload: PhotoUploadSlot;
}

/** The form of a profile, and beside it a preview for visitors. */
export function LoadedEditor({ uid, isSignedIn, record, preview, photoUpload }: LoadedEditorProps) {
  const t = useTranslations('profile');
  const pathTo = usePathTo();
  const profile = useProfile(uid, record);
  const { state, unsaved, hasSignedOut } = profile;
  const [avatar, setAvatar] = useState<UploadsStatus>('none');
  const [cover, setCover] = useState<UploadsStatus>('none');
  const uploads = (['underWay', 'failed'] as const).find((one) => one === avatar || one === cover) ?? 'none';
  return (
    <div className={styles.editor}>
      <LeaveGuard isUnsaved={unsaved && !hasSignedOut} uploads={hasSignedOut ? 'none' : uploads} />
      <ProfileForm
        uid={uid}
        profile={profile}
        isLost={!isSignedIn && !hasSignedOut}
        isSuspended={record.status === 'suspended'}
        onUploads={{ avatar: setAvatar, cover: setCover }}
        photoUpload={photoUpload}
      />
      <section className={styles.preview} aria-label={t('preview')}>
        <header className={styles.head}>
          <h2>{t('preview')}</h2>
          <ButtonLink
            kind="quiet"
            size="small"
            icon={ExternalLink}
            to={pathTo('creators-id', { id: record.handle })}
          >
            {t('publicPage')}
          </ButtonLink>
        </header>
        {/* Only to be looked at: its text is in the fields, and its links may lead nowhere yet. */}
        <div className={styles.paper} inert>
          {preview(previewOf(state.draft, record))}
        </div>
      </section>
    </div>
  );
}

/** The creator with the values of the form. An invalid value that cannot be shown is replaced by the recorded one. */
function previewOf(draft: ProfileDraft, record: Creator): Creator {
  const { home: _, ...profile } = profileIn(draft);
  const handle = handleIn(draft.handle);
  return {
    ...record,
    ...profile,
    name: isBlank(draft.name) ? record.name : draft.name,
    handle: isHandle(handle) ? handle : record.handle,
    languages: profile.languages.length > 0 ? profile.languages : record.languages,
    links: profile.links.filter((address) => address.startsWith('https://') && URL.canParse(address)),
  };
}
