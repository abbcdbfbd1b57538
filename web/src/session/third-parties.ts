import type { Service } from '@waymark/model/entities/services';
import { config } from '../config.ts';

/** The services that this configuration would contact. */
export const NEEDED: readonly Service[] = [
  ...(config.VITE_GOOGLE_MAPS_KEY === undefined ? [] : (['maps'] as const)),
  ...(isElsewhere(config.VITE_MAP_STYLE_URL) ? (['style'] as const) : []),
  ...(config.VITE_TAG_MANAGER_ENABLED && config.VITE_TAG_MANAGER_ID !== undefined
    ? (['measurement'] as const)
    : []),
  ...(config.VITE_ALGOLIA_REGION === undefined ? [] : (['insights'] as const)),
  ...(config.VITE_SUPPORT_TOOL_SCRIPT === undefined ? [] : (['support'] as const)),
  ...(config.VITE_GEOCODER !== undefined && isElsewhere(config.VITE_GEOCODER_URL)
    ? (['geocoder'] as const)
    : []),
  ...(config.VITE_TRANSLATOR === undefined ? [] : (['translator'] as const)),
];

/** Those that only creators use, who are asked when they do. */
const OF_CREATORS: readonly Service[] = ['geocoder', 'translator'];

/** Those that every visitor is asked about. */
export const ASKED_AT_ONCE: readonly Service[] = NEEDED.filter((service) => !OF_CREATORS.includes(service));

function isElsewhere(address: string | undefined): boolean {
  if (address === undefined || address.startsWith('/')) return false;
  const own = typeof location === 'undefined' ? config.VITE_PUBLIC_ADDRESS : location.href;
  return own === undefined || new URL(address).origin !== new URL(own).origin;
}
