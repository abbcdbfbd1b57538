import { DEFAULT_LOCALE, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Payload } from '@waymark/model/payloads';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { fetchPayload } from '../../services/payload.ts';
import { type EmbedRequest, type EmbedSubject, readEmbed } from './read-embed.ts';

type PageOf = { list: 'lists-id'; creator: 'creators-id'; post: 'posts-id' };

/** What is shown, with the payload of its page; that is undefined where it could not be had: the live query alone shows it then. */
type Loaded<Of extends keyof PageOf> = { of: Of; id: string; payload: Payload<PageOf[Of]> | undefined };

/** `gone` is what does not exist, or may not be seen. */
type LoadedSubject =
  | Loaded<'list'>
  | Loaded<'creator'>
  | Loaded<'post'>
  | Extract<EmbedSubject, { of: 'place' }>
  | { of: 'gone' }
  | { of: 'nothing' };

export interface LoadedEmbed extends Omit<EmbedRequest, 'subject'> {
  subject: LoadedSubject;
}

/** Loads what an embed shows. Another language than that of the path is at the path of that language, which asks for no other. */
export async function loadEmbed({ request }: LoaderFunctionArgs): Promise<LoadedEmbed | Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const asked = readEmbed(searchParams);
  const locale = matchPath(pathname)?.locale ?? DEFAULT_LOCALE;
  if (asked.locale !== null && asked.locale !== locale) {
    return replace(pathTo('iframe', {}, asked.locale) + search);
  }
  return { ...asked, subject: await load(asked.subject, locale, request.signal) };
}

async function load(
  subject: EmbedSubject | null,
  locale: Locale,
  signal: AbortSignal,
): Promise<LoadedSubject> {
  switch (subject?.of) {
    case undefined:
      return { of: 'nothing' };
    case 'place':
      return subject;
    case 'list':
      return withPayload('list', 'lists-id', subject.id, locale, signal);
    case 'creator':
      return withPayload('creator', 'creators-id', subject.id, locale, signal);
    case 'post':
      return withPayload('post', 'posts-id', subject.id, locale, signal);
  }
}

async function withPayload<Of extends keyof PageOf>(
  of: Of,
  page: PageOf[Of],
  id: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Loaded<Of> | { of: 'gone' }> {
  const path = pathTo<PageOf[keyof PageOf]>(page, { id }, locale);
  const answer = await fetchPayload(page, path, signal);
  if ('payload' in answer) return { of, id, payload: answer.payload };
  if (answer.failure.reason === 'not-found') return { of: 'gone' };
  console.warn(`The payload of ${path} could not be loaded (${answer.failure.reason}).`);
  return { of, id, payload: undefined };
}
