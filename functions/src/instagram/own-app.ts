import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import type { InstagramApp } from './api/instagram-api.ts';
import { readTokenKeys } from './api/token-cipher.ts';

/** The path to which Instagram sends people back. It is registered there, after the origin of the site. */
const CALLBACK = '/api/instagram/callback';

/** The application at Instagram. @throws ApiError `not-found` where the site has none */
export function ownApp(): InstagramApp {
  const { instagram, publicOrigin } = configuration;
  if (instagram === undefined) throw new ApiError('not-found', 'Instagram is not configured.');
  return { ...instagram, redirectUri: `${publicOrigin}${CALLBACK}` };
}

/** The keys that encrypt tokens. */
export function tokenKeys(): Buffer[] {
  return readTokenKeys(configuration.instagramTokenKeys);
}
