import type { Creator } from '@waymark/model/entities/creator';
import { isHandle } from '@waymark/model/entities/handle';
import { isBlank } from '@waymark/model/visible';
import { handleIn } from '../../elements/form/handle-field.tsx';
import { type ProfileDraft, profileIn } from './profile-draft.ts';

/** A creator as they would be with what is in a form; what cannot be shown as it is written is as it was. */
export function previewOf(draft: ProfileDraft, record: Creator): Creator {
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
