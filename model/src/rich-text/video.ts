import type { Video } from './video-schema.ts';

/** The names of the sites, which are the same in every language. */
export const VIDEO_SITES: Readonly<Record<Video['provider'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
};

/** The origins of the players. They are the only ones that a page may frame for videos. */
export const PLAYERS: Readonly<Record<Video['provider'], string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** The address of a video's page on its site. */
export function pageOfVideo(of: Video): string {
  if (of.provider === 'vimeo') return `https://vimeo.com/${[of.id, of.key].filter(Boolean).join('/')}`;
  return `https://www.youtube.com/watch?v=${of.id}${of.start === undefined ? '' : `&t=${of.start}s`}`;
}

/** The address of a video's player, which plays at once. */
export function playerOfVideo(of: Video): string {
  if (of.provider === 'vimeo') {
    const key = of.key === undefined ? '' : `h=${of.key}&`;
    return `${PLAYERS.vimeo}/video/${of.id}?${key}autoplay=1&dnt=1`;
  }
  const start = of.start === undefined ? '' : `&start=${of.start}`;
  return `${PLAYERS.youtube}/embed/${of.id}?autoplay=1&playsinline=1&rel=0${start}`;
}
