import type { Creator } from '@waymark/model/entities/creator';
import { isHandle } from '@waymark/model/entities/handle';
import { isBlank } from '@waymark/model/visible';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { handleIn } from '../../elements/form/handle-field.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import styles from './loaded-editor.module.css';
import type { PhotoUploadSlot } from './photos-field.tsx';
import { type ProfileDraft, profileIn } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { useProfile } from './use-profile.ts';

export interface LoadedEditorProps {
  uid: string;
  /** False where their session was lost. */
  isSignedIn: boolean;
  /** As the server has it. */
  record: Creator;
  /** What visitors see of a creator. */
  preview: (creator: Creator) => ReactNode;
  photoUpload: PhotoUploadSlot;
}

/** A profile to be changed, and beside it what visitors will see. */
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
        {/* To be looked at: what it says is in the fields, and its links may lead where nothing is yet. */}
        <div className={styles.paper} inert>
          {preview(previewOf(state.draft, record))}
        </div>
      </section>
    </div>
  );
}

/** A creator as they would be with what is in a form; what cannot be shown as it is written is as it was. */
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
