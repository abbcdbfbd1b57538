import { DEFAULT_LOCALE, type Locale } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Payload } from '@waymark/model/payloads';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { fetchPayload } from '../../services/payload.ts';
import { type EmbedRequest, type EmbedSubject, readEmbed } from './read-embed.ts';

type PageOf = { list: 'lists-id'; creator: 'creators-id'; post: 'posts-id' };

/** The subject of an embed, with the payload of its page. Without a payload, which failed to load, only the live query shows it. */
type Loaded<Of extends keyof PageOf> = { of: Of; id: string; payload: Payload<PageOf[Of]> | undefined };

/** `gone` is a subject that does not exist or is not public. `nothing` is an address without a subject. */
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

/** Loads the subject of an embed. An address that asks for another language redirects to the path of that language. */
export async function loadEmbed({ request }: LoaderFunctionArgs): Promise<LoadedEmbed | Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const embed = readEmbed(searchParams);
  const locale = matchPath(pathname)?.locale ?? DEFAULT_LOCALE;
  if (embed.locale !== null && embed.locale !== locale) {
    return replace(pathTo('iframe', {}, embed.locale) + search);
  }
  return { ...embed, subject: await load(embed.subject, locale, request.signal) };
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
