import { type FoundItem, MAX_CAPTION, MAX_MEDIA_PHOTOS } from '@waymark/model/entities/instagram-import';
import { basisOf, mediaKey } from '@waymark/model/instagram/media-key';
import { isWebAddress } from '@waymark/model/web-address';
import type { ApiMedium } from './instagram-api.ts';

/** A medium of the API as an item, with the addresses of its photos. */
export interface FoundMedium {
  item: FoundItem;
  /** Its key in archives. */
  otherKeys: [string];
  /** The addresses of its photos and of the covers of its videos, in order; none for a video without a cover. They expire. */
  addresses: string[];
}

/** Which one the last medium was of those with the same second and caption: two pages may share such a group. */
export interface LastSeen {
  basis: string;
  ordinal: number;
}

/** The media of a page that have photos, and the ids of the others. */
export interface FoundPage {
  found: FoundMedium[];
  /** Media without any photo, each named by its caption or id. */
  without: string[];
  last: LastSeen | undefined;
}

/**
 * Reads a page of the API.
 * @param last of the page before
 */
export async function foundMedia(
  media: readonly ApiMedium[],
  last: LastSeen | undefined,
): Promise<FoundPage> {
  const page: FoundPage = { found: [], without: [], last };
  for (const medium of media) {
    const { caption, takenAt } = described(medium);
    const { text: basis } = basisOf({ takenAt, caption });
    page.last = { basis, ordinal: page.last?.basis === basis ? page.last.ordinal + 1 : 1 };
    const files = filesOf(medium);
    // A video without a cover is an item without a picture: its caption and time are worth as much as those of others.
    const isBareVideo = files.length === 0 && partsOf(medium).some(isVideo);
    if (files.length === 0 && !isBareVideo) {
      page.without.push((caption.split('\n')[0] || medium.id).slice(0, 200).toWellFormed());
      continue;
    }
    const { permalink } = medium;
    const item: FoundItem = {
      mediaId: medium.id,
      type:
        medium.media_product_type === 'REELS'
          ? 'reel'
          : medium.media_product_type === 'STORY'
            ? 'story'
            : 'post',
      caption,
      takenAt,
      ...(permalink !== undefined && isWebAddress(permalink) && { permalink }),
      photosFound: isBareVideo ? 1 : files.length,
      videos: isBareVideo ? 1 : files.filter(({ isVideo }) => isVideo).length,
      positionFrom: null,
    };
    const key = await mediaKey({ takenAt, caption, content: medium.id }, page.last.ordinal);
    page.found.push({ item, otherKeys: [key], addresses: files.map(({ address }) => address) });
  }
  return page;
}

/** The addresses of the photos of a medium, in order. */
export function addressesOf(medium: ApiMedium): string[] {
  return filesOf(medium).map(({ address }) => address);
}

function filesOf(medium: ApiMedium): { address: string; isVideo: boolean }[] {
  return partsOf(medium)
    .flatMap((part) => {
      const address = isVideo(part) ? part.thumbnail_url : part.media_url;
      // Media with music of others have no address.
      return address === undefined ? [] : [{ address, isVideo: isVideo(part) }];
    })
    .slice(0, MAX_MEDIA_PHOTOS);
}

type Part = Pick<ApiMedium, 'media_type' | 'media_url' | 'thumbnail_url'>;

/** The photos and videos of a medium. */
function partsOf(medium: ApiMedium): readonly Part[] {
  return medium.children?.data ?? [medium];
}

function isVideo({ media_type: type }: Part): boolean {
  return type === 'VIDEO';
}

function described({ caption = '', timestamp = '' }: ApiMedium): { caption: string; takenAt: number | null } {
  // `+0000` is no offset that every engine reads.
  const time = Date.parse(timestamp.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return {
    caption: caption.slice(0, MAX_CAPTION).toWellFormed(),
    takenAt: Number.isNaN(time) || time <= 0 ? null : time,
  };
}
