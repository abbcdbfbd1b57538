import { config } from '../../config.ts';

/** The option of Algolia's clients that names another server of its API; none for Algolia's own. */
export const HOSTS =
  config.VITE_ALGOLIA_ORIGIN === undefined ? {} : { hosts: [hostAt(config.VITE_ALGOLIA_ORIGIN)] };

function hostAt(origin: string) {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
