import { PHOTO_WIDTHS } from '@waymark/model/entities/photo';
import { loadMapTile } from '../map-tile.ts';
import { photoAddress } from '../photo-address.ts';
import { type Answer, ask, fieldOf } from './ask.ts';

const WORLD = { level: 0, x: 0, y: 0 };

/** The name of a photo that nobody has. */
const NO_PHOTO = 'photos/nobody/nothing';

/** How long the search for a photo may take, in milliseconds: that the API is slow says nothing about files. */
const SEARCH = 5_000;

/**
 * Asks what is known of the file of a photo that is on the map, or of one that does not exist where none is found. That there
 * is no such file is an answer too.
 */
export async function askStorage(signal: AbortSignal): Promise<Answer<'file' | 'noFile'>> {
  const photo = (await findPhoto(signal)) ?? NO_PHOTO;
  // Without its query the address is that of what is known of the file, which every page may ask for.
  const [address = ''] = photoAddress(photo, PHOTO_WIDTHS[0]).split('?');
  const answer = await ask(address, { format: 'json', wanted: '{"name":…}', read: readFile }, signal);
  const isMissing =
    'failure' in answer && answer.failure.reason === 'status' && answer.failure.status === 404;
  if (!isMissing) return answer;
  const { asked, milliseconds } = answer;
  return { asked, milliseconds, found: 'noFile' };
}

async function findPhoto(signal: AbortSignal): Promise<string | undefined> {
  const tile = await loadMapTile(WORLD, AbortSignal.any([signal, AbortSignal.timeout(SEARCH)]));
  return tile?.items.find(({ cover }) => cover !== null)?.cover ?? undefined;
}

function readFile(json: unknown): 'file' | undefined {
  return typeof fieldOf(json, 'name') === 'string' ? 'file' : undefined;
}
