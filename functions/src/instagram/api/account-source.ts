import { addressesOf } from './found-media.ts';
import type { MediaSource } from './import-page.ts';
import { type InstagramApp, mediaFile, mediaPage, oneMedium } from './instagram-api.ts';

/** How many media a page has. */
const PAGE = 50;

/** The media of the account that a token is of. */
export function accountSource(app: InstagramApp, token: string): MediaSource {
  return {
    page: (after) => mediaPage(app, token, { after, limit: PAGE }),
    addressesAgain: async (mediaId) => addressesOf(await oneMedium(app, token, mediaId)),
    file: (address, most) => mediaFile(app, address, most),
  };
}
