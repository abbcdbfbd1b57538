import { EXAMPLE_INSTANT, exampleId } from '@waymark/model/testing/examples';
import { describe, expect, it } from 'vitest';
import { addressesIn, sitemapsIn } from '../../testing/addresses-in.ts';
import { faultsIn } from '../../testing/xml.ts';
import { fixedPages, type ListedPage, pageOf } from './listed-page.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const SITE = {
  origin: 'https://waymark.example',
  photoAddress: (path: string) => `https://photos.example/o/${encodeURIComponent(path)}?alt=media&a="<>'`,
};

function xmlOf(pages: Iterable<ListedPage>): Promise<string> {
  return new Response(writeSitemap(pages, SITE)).text();
}

const PIN = pageOf('pin', {
  id: exampleId('p'),
  changedAt: EXAMPLE_INSTANT,
  image: 'photos/uid/id/1280.webp',
});

describe('a sitemap', () => {
  it('has each page in each language, with links between the languages', async () => {
    const xml = await xmlOf([PIN]);
    const [en, fr] = [
      `https://waymark.example/pins/${exampleId('p')}`,
      `https://waymark.example/fr/pins/${exampleId('p')}`,
    ];
    const facts = {
      lastmod: '2026-05-31T12:00:00.000Z',
      languages: { en, fr, 'x-default': en },
      images: [expect.stringContaining('/o/photos%2Fuid%2Fid%2F1280.webp?alt=media&a=')],
    };
    expect(await faultsIn('urlset', xml)).toEqual([]);
    expect(addressesIn(xml)).toEqual([
      { address: en, ...facts },
      { address: fr, ...facts },
    ]);
  });

  it('has the pages of the team, without a date or a picture', async () => {
    const xml = await xmlOf(fixedPages());
    const paths = addressesIn(xml).map(({ address }) => address.slice(SITE.origin.length));
    expect(await faultsIn('urlset', xml)).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/fr', '/about', '/fr/privacy', '/countries', '/posts']),
    );
    for (const closed of ['/lists', '/workspace/profile', '/test', '/iframe', '/components', '/logout']) {
      expect(paths).not.toContain(closed);
    }
  });

  it('lists a creator by handle', async () => {
    const [page] = addressesIn(await xmlOf([pageOf('creator', { id: 'ines-moreau', changedAt: 0 })]));
    expect(page?.address).toBe('https://waymark.example/creators/ines-moreau');
  });

  it('is not written before it is read, and no further than it is read', async () => {
    let made = 0;
    function* endless() {
      for (;;) {
        made++;
        yield PIN;
      }
    }
    const reader = writeSitemap(endless(), SITE).getReader();
    expect(made).toBe(0);
    await reader.read();
    expect(made).toBeLessThan(1_000);
    await reader.cancel();
    const before = made;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toBe(before);
  });

  it('fails where its pages do', async () => {
    function* broken() {
      yield PIN;
      throw new Error('unreadable');
    }
    await expect(xmlOf(broken())).rejects.toThrow('unreadable');
  });
});

describe('the index of sitemaps', () => {
  it('has the addresses of all', async () => {
    const addresses = ['pages', 'pins-1-of-1'].map((name) => `https://waymark.example/sitemaps/${name}.xml`);
    const xml = await new Response(writeSitemapIndex(addresses)).text();
    expect(await faultsIn('sitemapindex', xml)).toEqual([]);
    expect(sitemapsIn(xml)).toEqual(addresses);
  });
});
