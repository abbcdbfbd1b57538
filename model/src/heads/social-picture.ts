import { isLocale, type Locale } from '../locale.ts';
import { matchPath, type PathMatch } from '../paths/match-path.ts';
import { PAGES, type PageName } from '../paths/pages.ts';
import { type Payload, pageContent } from '../payloads.ts';
import { plainText } from './plain-text.ts';
import { type Subject, subjectOf } from './subject.ts';
import { TEXTS } from './texts.ts';

/** In pixels: what the large previews of all services show without cutting anything off. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a page in link previews shows. */
export interface SocialPicture extends Pick<Subject, 'byline' | 'photo' | 'place' | 'stops'> {
  page: PageName;
  title: string;
  /** The kind of page in a word or two; empty on the picture of the site. */
  kind: string;
}

/** The picture of a page: that of its subject, or else that of the site. */
export function socialPictureOf(
  { page, locale }: Pick<PathMatch, 'page' | 'locale'>,
  payload?: Payload,
): SocialPicture {
  const texts = TEXTS[locale].pages;
  const content = pageContent(page, payload);
  const subject = content && hasPicture(page) ? subjectOf(content, locale) : undefined;
  if (subject === undefined) {
    return { page: 'index', title: texts.index.title, kind: '', byline: '', photo: null, place: null };
  }
  return {
    page,
    title: plainText(subject.shared?.title ?? subject.title),
    kind: texts[page].title,
    byline: plainText(subject.byline),
    photo: subject.photo,
    place: subject.place,
    ...(subject.stops && { stops: subject.stops }),
  };
}

/**
 * The path of that picture. Its version changes with all that the picture shows, so that caches may keep it.
 * @param canonical the canonical path of the page
 */
export function socialPathOf(
  match: Pick<PathMatch, 'page' | 'locale'>,
  canonical: string,
  payload?: Payload,
): string {
  const own = payload !== undefined && hasPicture(match.page);
  return `/social${own ? canonical : `/${match.locale}`}.jpg?v=${versionOf(socialPictureOf(match, payload))}`;
}

/** The page whose picture is at a path, or the language of the picture of the site; null where there is no picture. */
export function pictureAt(pathname: string): PathMatch | Locale | null {
  const name = /^\/social(\/.+)\.jpg$/.exec(pathname)?.[1];
  if (name === undefined) return null;
  const locale = name.slice(1);
  if (isLocale(locale)) return locale;
  const match = matchPath(name);
  return match !== null && hasPicture(match.page) ? match : null;
}

/** The rendered pages that show one subject, except for the form that writes to a creator. */
function hasPicture(page: PageName): boolean {
  return PAGES[page].rendered && /-(?:id|slug)$/.test(page);
}

/** A 32-bit FNV-1a hash of everything that the picture shows. */
function versionOf({ title, kind, byline, photo, place, stops = [] }: SocialPicture): string {
  let hash = 0x811c9dc5;
  const plate = photo?.focus === undefined ? photo?.path : [photo.path, photo.focus];
  for (const character of JSON.stringify([DESIGN, title, kind, byline, plate, place, ...stops])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Raise it when the pictures change their look, so that caches get the new ones. */
const DESIGN = 1;
