import { expect } from 'vitest';
import { addressesIn, type SitemapAddress, sitemapsIn } from '../../functions/src/testing/addresses-in.ts';
import { faultsIn } from '../../functions/src/testing/xml.ts';
import { ADDRESS, ask } from './requests.ts';

/** The names of all sitemaps in the index. */
export async function sitemapNames(): Promise<string[]> {
  const response = await ask('/sitemap.xml');
  expect(response.status).toBe(200);
  return sitemapsIn(await response.text()).map((address) => address.replace(`${ADDRESS}/sitemaps/`, ''));
}

/** The valid XML of the sitemap with a name. */
export async function sitemapNamed(name: string): Promise<string> {
  const response = await ask(`/sitemaps/${name}`);
  expect(response.status).toBe(200);
  const xml = await response.text();
  expect(await faultsIn('urlset', xml)).toEqual([]);
  return xml;
}

/** What the sitemaps have by path, of those with names that begin with a text. */
export async function listed(prefix: string): Promise<ReadonlyMap<string, SitemapAddress>> {
  const found = new Map<string, SitemapAddress>();
  for (const name of await sitemapNames()) {
    if (!name.startsWith(prefix)) continue;
    const response = await ask(`/sitemaps/${name}`);
    // It may have lost its last page since the index was read.
    if (response.status === 404) continue;
    for (const page of addressesIn(await response.text())) found.set(page.address.replace(ADDRESS, ''), page);
  }
  return found;
}
