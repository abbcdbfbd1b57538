import { photoPathOf } from '@waymark/model/entities/original';
import { type Photo, variantPath } from '@waymark/model/entities/photo';
import { socialPathOf } from '@waymark/model/heads/social-picture';
import { newId } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { hasPayload } from '@waymark/model/payloads';
import { examplePhoto } from '@waymark/model/testing/examples';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { samplePicture } from '../../functions/src/testing/sample-photos.ts';
import { bucket } from './bucket.ts';
import { contentOf, publicItem, writeDocument } from './content.ts';
import { changeProfile, newHandle, profile } from './joins.ts';
import { payloadOf } from './payloads.ts';
import { aCreator, creatorRecord } from './people.ts';
import { ask, publish, published, refused } from './requests.ts';
import { draft } from './works.ts';

/** The address of the picture of a page, as its head has it. */
async function pictureOf(path: string): Promise<string> {
  const match = matchPath(path);
  if (match === null || !hasPayload(match.page)) throw new Error(`No picture for ${path}`);
  return socialPathOf(match, path, await payloadOf(match.page, path));
}

/** A photo whose variants are in Storage: red on the left and blue on the right. */
async function storedPhoto(): Promise<Photo> {
  const photo = { ...examplePhoto('s'), path: photoPathOf(newId(), newId()), width: 1600, height: 1200 };
  onTestFinished(async () => {
    await bucket.deleteFiles({ prefix: `${photo.path}/` });
  });
  const webp = await samplePicture({ width: 1280, height: 960 }).webp().toBuffer();
  await bucket.file(variantPath(photo.path, 1280)).save(webp, { resumable: false });
  return photo;
}

/** The colour of a picture at a point. */
async function colourAt(jpeg: ArrayBuffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(Buffer.from(jpeg)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('the picture of an item', () => {
  it.each(LOCALES)('is a JPEG of 1200 × 630 with its photo, which the CDN keeps, in %s', async (locale) => {
    const id = await publicItem('poi', { cover: await storedPhoto() });
    const address = await pictureOf(locale === 'fr' ? `/fr/pois/${id}` : `/pois/${id}`);

    const response = await ask(address);

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=86400, s-maxage=3600$/);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const jpeg = await response.arrayBuffer();
    expect(await sharp(Buffer.from(jpeg)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const [red = 0, , blue = 255] = await colourAt(jpeg, 20, 300);
    expect(red - blue).toBeGreaterThan(150);
  });

  it('is not sent again to whoever has it', async () => {
    const address = await pictureOf(`/pins/${await publicItem('pin')}`);
    const etag = (await ask(address)).headers.get('ETag') ?? '';
    const again = await ask(address, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toContain('s-maxage=3600');
  });

  it('is drawn without a photo whose owner has deleted it', async () => {
    const cover = { ...examplePhoto('s'), path: photoPathOf(newId(), newId()) };
    const response = await ask(await pictureOf(`/pois/${await publicItem('poi', { cover })}`));
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });

  it.each(['', '?v=', '?v=made-up', '?v=__proto__', '?w=1', '?v=1&v=2'])(
    'leads from the query %j to its version, without drawing anything',
    async (query) => {
      const address = await pictureOf(`/pins/${await publicItem('pin')}`);
      const response = await ask(address.replace(/\?.*/, query));
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(address);
      expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
    },
  );

  it('leads to its version and never to another host', async () => {
    const path = `/social/pins/${await publicItem('pin')}.jpg`;
    const response = await ask(path, { headers: { 'X-Forwarded-Host': 'evil.example' } });
    expect(response.headers.get('Location')).toMatch(/^\/social\/pins\//);
  });

  it('has another address when it shows something else', async () => {
    const [one, two] = [await publicItem('pin'), await publicItem('pin', { title: { en: 'Other' } })];
    const versions = [await pictureOf(`/pins/${one}`), await pictureOf(`/pins/${two}`)].map((address) =>
      address.replace(/.*=/, ''),
    );
    expect(new Set(versions).size).toBe(2);
  });

  it('is in no cache of ours while the item is unlisted', async () => {
    const path = `/areas/${await publicItem('area', { visibility: 'unlisted' })}`;
    const address = await pictureOf(path);
    for (const [asked, status] of [
      [address, 200],
      [`/social${path}.jpg`, 302],
    ] as const) {
      const response = await ask(asked);
      expect(response.status).toBe(status);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    }
  });
});

it.each(LOCALES)('the picture of the site is there in %s', async (locale) => {
  const address = socialPathOf({ page: 'index', locale }, '/');
  const response = await ask(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
});

describe('the picture of a creator', () => {
  it('moves with the handle, and is found by the id', async () => {
    const creator = await aCreator();
    const [first, second] = [newHandle(), newHandle()];
    for (const handle of [first, second]) {
      expect((await changeProfile(creator, profile(creator, { handle }))).status).toBe(204);
    }
    const address = await pictureOf(`/creators/${second}`);
    for (const old of [first, creator.creatorId]) {
      const response = await ask(`/social/creators/${old}.jpg?v=1`);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(address);
    }
    expect((await ask(address)).status).toBe(200);
  });

  it('is not there while the creator is suspended', async () => {
    const id = await creatorRecord({ userId: newId(), status: 'suspended' });
    await refused(await ask(`/social/creators/${id}.jpg`), 404, 'not-found');
  });
});

describe('there is no picture', () => {
  it.each([
    '/social/de.jpg',
    '/social/about.jpg',
    `/social/pois/${newId()}.jpg`,
    '/social/pois/__proto__.jpg',
    '/social/pois/%00.jpg',
    '/social/blog/never-written.jpg',
    '/social/creators/join.jpg',
    '/social/atlas/instagram/a.jpg',
  ])('at %s', async (path) => {
    await refused(await ask(path), 404, 'not-found');
  });

  it('of a private list, nor of a draft', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
    await refused(await ask(`/social/markers/${workId}.jpg`), 404, 'not-found');
    const list = await publicItem('list', { visibility: 'private' });
    await refused(await ask(`/social/lists/${list}.jpg`), 404, 'not-found');
  });

  it('of what its owner took away', async () => {
    const id = newId();
    await writeDocument(`removed/posts/addresses/${id}`, {});
    await refused(await ask(`/social/posts/${id}.jpg`), 410, 'gone');
  });
});

it('a title that looks like markup is drawn as text', async () => {
  const creator = await aCreator();
  const title = { en: '</path></svg><image href="file:///etc/passwd"/>' };
  const content = { ...contentOf('poi', creator.uid), title };
  const { id } = await published(await publish(creator, await draft(creator.uid, 'poi', content)));
  expect((await ask(await pictureOf(`/pois/${id}`))).status).toBe(200);
});
