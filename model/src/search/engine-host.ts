/** A server of Algolia's API, as the options of Algolia's clients name it. @param origin such as `https://search.example` */
export function engineHost(origin: string) {
  const { host, protocol } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
