import { config } from '../../config.ts';
import { NEEDED } from '../../session/third-parties.ts';
import { createGeocoder, type Geocoder } from './geocoder.ts';
import type { GeocoderName } from './protocol.ts';

interface OwnGeocoder extends Geocoder {
  name: GeocoderName;
  /** The host that is asked; empty for this site's own. */
  host: string;
  /** Whether it may be asked only with the user's consent. */
  needsConsent: boolean;
}

/** The geocoder of this build; undefined where none is configured. */
export const GEOCODER: OwnGeocoder | undefined = configured();

function configured(): OwnGeocoder | undefined {
  const { VITE_GEOCODER: name, VITE_GEOCODER_URL: address, VITE_GEOCODER_KEY: key } = config;
  if (name === undefined || address === undefined) return undefined;
  return {
    ...createGeocoder({ name, address, key }),
    name,
    host: address.startsWith('/') ? '' : new URL(address).host,
    needsConsent: NEEDED.includes('geocoder'),
  };
}
