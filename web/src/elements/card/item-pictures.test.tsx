// @vitest-environment happy-dom
import { examplePhoto, examplePicture } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../testing/reader.tsx';
import { ItemPictures } from './item-pictures.tsx';

const pictures = [...'bcde'].map(examplePicture);

/** The descriptions and the displayed widths of the pictures of an item. */
async function shown(item: Parameters<typeof ItemPictures>[0]['item'], decorative = false) {
  const html = await readAs('en', <ItemPictures item={item} sizes="40rem" decorative={decorative} />);
  return [...html.matchAll(/<img[^>]*>/g)].map(([image]) => ({
    alt: /alt="([^"]*)"/.exec(image)?.[1],
    sizes: /sizes="([^"]*)"/.exec(image)?.[1],
    isLazy: image.includes('loading="lazy"'),
  }));
}

test.each([0, 2, 3, 4])(
  'of a list without a cover, %d pictures of its places are shown side by side',
  async (count) => {
    const images = await shown({ pictures: pictures.slice(0, count) });
    expect(images).toHaveLength(count);
    for (const image of images)
      expect(image).toEqual({ alt: '', sizes: expect.stringContaining('50vw'), isLazy: true });
  },
);

test('one picture has the whole width', async () => {
  expect(await shown({ pictures: pictures.slice(0, 1) })).toEqual([
    { alt: '', sizes: '40rem', isLazy: true },
  ]);
});

test('an item with a cover shows it alone, and describes it unless the text beside it does', async () => {
  const item = { cover: examplePhoto(), pictures };
  expect(await shown(item)).toMatchObject([{ alt: 'The old harbour at dusk', sizes: '40rem' }]);
  expect(await shown(item, true)).toMatchObject([{ alt: '' }]);
  expect(await shown({ cover: null })).toEqual([]);
});
