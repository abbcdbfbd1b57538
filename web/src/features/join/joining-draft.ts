import { isHandle } from '@waymark/model/entities/handle';
import type { Joining } from '@waymark/model/entities/profile';
import { sortNameOf } from '@waymark/model/entities/sort-name';
import { isLocale, type Locale } from '@waymark/model/locale';
import { handleIn } from '../../elements/form/handle-field.tsx';

/** The entries of a member who is becoming a creator. */
export interface JoiningDraft {
  name: string;
  handle: string;
  /** Whether the member has typed the handle. Until then it follows the name. */
  ownHandle: boolean;
  languages: Locale[];
}

export function newDraft(locale: Locale): JoiningDraft {
  return { name: '', handle: '', ownHandle: false, languages: [locale] };
}

/** A member who empties the handle gets a suggestion again. */
export function changed(draft: JoiningDraft, part: Partial<Omit<JoiningDraft, 'ownHandle'>>): JoiningDraft {
  const next = { ...draft, ...part };
  if (part.handle !== undefined) return { ...next, ownHandle: part.handle !== '' };
  return next.ownHandle ? next : { ...next, handle: handleFrom(next.name) };
}

export function joiningIn({ name, handle, languages }: JoiningDraft): Joining {
  return { name: name.trim(), handle: handleIn(handle), languages };
}

/** No schema is used: an unfinished draft need not be valid yet. */
export function readDraft(stored: unknown): JoiningDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { name, handle, ownHandle, languages } = stored as Partial<Record<keyof JoiningDraft, unknown>>;
  if (typeof name !== 'string' || typeof handle !== 'string' || typeof ownHandle !== 'boolean')
    return undefined;
  return Array.isArray(languages)
    ? { name, handle, ownHandle, languages: languages.filter(isLocale) }
    : undefined;
}

/** The longest handle that is suggested. */
const LONGEST = 30;

/** The suggested handle for a name: "Žofie Nováková" gives `zofie-novakova`. Empty where the name has too few Latin letters. */
export function handleFrom(name: string): string {
  const words = sortNameOf(name).replace(/[^a-z0-9]+/g, '-');
  const handle = words.replace(/^-/, '').slice(0, LONGEST).replace(/-$/, '');
  return isHandle(handle) ? handle : '';
}
