import { MAX_START, type Video, vimeo, youtube } from './video-schema.ts';

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO_HOSTS = /^(?:www\.|player\.)?vimeo\.com$/;

/** The longest address that is read, in UTF-16 code units. */
const MAX_ADDRESS = 2_000;

/**
 * The video that an address names: that of a page or a player of YouTube or Vimeo, with or without its protocol. Undefined for any
 * other address, also for one with a port or credentials.
 */
export function readVideoAddress(address: string): Video | undefined {
  const text = address.trim();
  if (text.length > MAX_ADDRESS) return undefined;
  const full = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  const url = URL.parse(full);
  if (url === null || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (url.hostname === 'youtu.be') return onYouTube(parts[0], url);
  if (YOUTUBE_HOSTS.test(url.hostname)) return onYouTube(idIn(parts) ?? url.searchParams.get('v'), url);
  if (VIMEO_HOSTS.test(url.hostname)) return onVimeo(parts, url);
  return undefined;
}

/** Of `/embed/ID`, `/shorts/ID`, `/live/ID` and `/v/ID`. */
function idIn([kind = '', id = '']: readonly string[]): string | undefined {
  // A player of a playlist or of a channel has a word of eleven letters, too.
  if (['videoseries', 'live_stream'].includes(id)) return undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : undefined;
}

function onYouTube(id: string | null | undefined, { searchParams }: URL): Video | undefined {
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return youtube.safeParse({ provider: 'youtube', id, ...(start !== undefined && { start }) }).data;
}

/** Of `/ID`, `/ID/KEY`, `/video/ID?h=KEY`, and of videos in a channel, a group or a showcase. */
function onVimeo(parts: readonly string[], { searchParams }: URL): Video | undefined {
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const isNamed = parts[0] === 'showcase' || parts[0] === 'album';
  const place = isNamed ? parts.indexOf('video') + 1 : at;
  const id = parts[place];
  const key = searchParams.get('h') ?? (isNamed ? undefined : parts[place + 1]);
  return vimeo.safeParse({ provider: 'vimeo', id, ...(key !== undefined && { key }) }).data;
}

/** The seconds of `90`, `90s`, `1m30s` or `1h2m3s`; undefined for anything else, and for none. */
function secondsOf(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  const all = Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return all > 0 && all <= MAX_START ? all : undefined;
}
