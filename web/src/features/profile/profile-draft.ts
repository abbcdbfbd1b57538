import type { Creator } from '@waymark/model/entities/creator';
import type { Photo } from '@waymark/model/entities/photo';
import type { Profile } from '@waymark/model/entities/profile';
import { snapToGrid } from '@waymark/model/geography/grid';
import { positionIn } from '@waymark/model/geography/parse-coordinates';
import { isLocale, LOCALES, type Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { dequal } from 'dequal';
import { handleIn } from '../../elements/form/handle-field.tsx';
import { snappedCoordinates } from './coordinates.ts';

/** A link of a creator. Its number stays the same when it is moved, and its address may still be empty. */
export interface LinkDraft {
  id: number;
  address: string;
}

/** The field name of a link. */
export function linkField(id: number): string {
  return `links.${id}`;
}

/** A profile in the form. */
export interface ProfileDraft {
  name: string;
  handle: string;
  bio: Record<Locale, string>;
  avatar: Photo | null;
  cover: Photo | null;
  languages: Locale[];
  /** Latitude and longitude as they are typed; empty for no home. */
  home: string;
  links: LinkDraft[];
  contactable: boolean;
}

export function draftOf(creator: Pick<Creator, keyof Profile>): ProfileDraft {
  const { name, handle, bio, avatar, cover, languages, home, links, contactable } = creator;
  return {
    name,
    handle,
    bio: { en: bio.en ?? '', fr: bio.fr ?? '' },
    avatar,
    cover,
    languages: LOCALES.filter((locale) => languages.includes(locale)),
    home: home ? snappedCoordinates(home) : '',
    links: links.map((address, id) => ({ id, address })),
    contactable,
  };
}

/** The draft before it is sent: without white space around its values, and with the home snapped to the grid. */
export function tidied(draft: ProfileDraft): ProfileDraft {
  const home = positionIn(draft.home);
  return {
    ...draft,
    name: draft.name.trim(),
    handle: handleIn(draft.handle),
    bio: { en: draft.bio.en.trim(), fr: draft.bio.fr.trim() },
    home: home ? snappedCoordinates(home) : draft.home.trim(),
    links: draft.links
      .map(({ id, address }) => ({ id, address: address.trim() }))
      .filter(({ address }) => address !== ''),
  };
}

/** The profile of a tidied draft. It need not be valid yet. */
export function profileIn(draft: ProfileDraft): Profile {
  const { bio, home, links, ...rest } = draft;
  const position = positionIn(home);
  const written = LOCALES.filter((locale) => !isBlank(bio[locale]));
  return {
    ...rest,
    bio: Object.fromEntries(written.map((locale) => [locale, bio[locale]])),
    links: links.map(({ address }) => address),
    ...(position && { home: snapToGrid(position) }),
  };
}

/** Whether both drafts have the same values. The numbers of their links do not count. */
export function isSame(one: ProfileDraft, other: ProfileDraft): boolean {
  return FIELDS.every((field) => isSameField(field, one, other));
}

function isSameField(field: keyof ProfileDraft, one: ProfileDraft, other: ProfileDraft): boolean {
  return dequal(comparableOf(field, one), comparableOf(field, other));
}

function comparableOf(field: keyof ProfileDraft, draft: ProfileDraft): unknown {
  return field === 'links' ? draft.links.map(({ address }) => address) : draft[field];
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const FIELDS = [
  'name',
  'handle',
  'bio',
  'avatar',
  'cover',
  'languages',
  'home',
  'links',
  'contactable',
] as const satisfies readonly (keyof ProfileDraft)[];

/** A draft in which every field that is unchanged since `base` takes the current value of the server. */
export function rebased(draft: ProfileDraft, base: ProfileDraft, server: ProfileDraft): ProfileDraft {
  const untouched = FIELDS.filter((field) => isSameField(field, draft, base));
  return { ...draft, ...Object.fromEntries(untouched.map((field) => [field, server[field]])) };
}

/** No schema is used: an unfinished draft need not be valid yet. */
export function isDraft(stored: unknown): stored is ProfileDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, handle, bio, avatar, cover, languages, home, links, contactable } = stored as Partial<
    Record<keyof ProfileDraft, unknown>
  >;
  return (
    [name, handle, home].every((text) => typeof text === 'string') &&
    isMap(bio) &&
    LOCALES.every((locale) => typeof (bio as Partial<Record<Locale, unknown>>)[locale] === 'string') &&
    [avatar, cover].every((photo) => photo === null || isMap(photo)) &&
    Array.isArray(languages) &&
    languages.every(isLocale) &&
    Array.isArray(links) &&
    links.every(
      (link) => isMap(link) && 'id' in link && 'address' in link && typeof link.address === 'string',
    ) &&
    typeof contactable === 'boolean'
  );
}
