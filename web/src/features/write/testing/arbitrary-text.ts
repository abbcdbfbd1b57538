import { KINDS } from '@waymark/model/entities/kinds';
import type { Block, Inline, ListItem, Mark, RichText } from '@waymark/model/rich-text/schema';
import type { Video } from '@waymark/model/rich-text/video-schema';
import { exampleId, examplePhoto } from '@waymark/model/testing/examples';
import * as fc from 'fast-check';

/*
 * Any text that the model allows, for tests. Some of them no editor would write: with repeated marks, or with parts that could be
 * joined.
 */

const words = fc.oneof(
  fc.constantFrom('By the sea', ' ', 'été ', 'a  b', '<b>&amp;', '🌊', '\u00a0'),
  fc.string({ minLength: 1, maxLength: 8 }),
);

const mark = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }),
  fc
    .constantFrom('https://waymark.example/a?b=c', '/pois/a', '/')
    .map((href): Mark => ({ type: 'link', attrs: { href } })),
);

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 4, arbitrary: words.map((text): Inline => ({ type: 'text', text })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(words, fc.array(mark, { maxLength: 3 }))
      .map(([text, marks]): Inline => ({ type: 'text', text, marks })),
  },
  { weight: 1, arbitrary: fc.constant<Inline>({ type: 'hardBreak' }) },
);

const inlines = fc.oneof(
  fc.constant({}),
  fc.array(inline, { maxLength: 5 }).map((content) => ({ content })),
);

const paragraph = inlines.map((rest) => ({ type: 'paragraph' as const, ...rest }));
const path = fc.constantFrom('a', 'b', 'c').map((letter) => examplePhoto(letter).path);
const image = fc.oneof(
  path.map((path) => ({ type: 'image' as const, attrs: { path } })),
  fc
    .tuple(path, fc.constantFrom('', 'The quay', 'x'.repeat(300)))
    .map(([path, caption]) => ({ type: 'image' as const, attrs: { path, caption } })),
);

const video = fc.constantFrom<Video>(
  { provider: 'youtube', id: 'dQw4w9WgXcQ' },
  { provider: 'youtube', id: '-_w4w9WgXcQ', start: 90, caption: 'The quay' },
  { provider: 'vimeo', id: '76979871', key: '0123abcdef' },
);

const map = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1, maxLength: 5 }),
    fc.constantFrom(undefined, '', 'Day one'),
  )
  .map(
    ([letters, caption]): Block => ({
      type: 'map',
      attrs: {
        places: letters.map((letter) => ({ kind: 'poi', id: exampleId(letter) })),
        ...(caption !== undefined && { caption }),
      },
    }),
  );

function listOf(depth: number): fc.Arbitrary<Extract<Block, { type: 'bulletList' | 'orderedList' }>> {
  const child: fc.Arbitrary<ListItem['content'][number]> =
    depth > 1
      ? fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: listOf(depth - 1) })
      : paragraph;
  const item = fc
    .array(child, { minLength: 1, maxLength: 3 })
    .map((content) => ({ type: 'listItem' as const, content }));
  return fc
    .tuple(
      fc.constantFrom('bulletList' as const, 'orderedList' as const),
      fc.array(item, { minLength: 1, maxLength: 3 }),
    )
    .map(([type, content]) => ({ type, content }));
}

const table = fc.integer({ min: 1, max: 3 }).chain((columns) => {
  const cell = fc.record({
    type: fc.constantFrom('tableCell' as const, 'tableHeader' as const),
    content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
  });
  const row = fc
    .array(cell, { minLength: columns, maxLength: columns })
    .map((content) => ({ type: 'tableRow' as const, content }));
  return fc.array(row, { minLength: 1, maxLength: 3 }).map((content): Block => ({ type: 'table', content }));
});

const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), inlines)
    .map(([level, rest]): Block => ({ type: 'heading', attrs: { level }, ...rest })),
  fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map((content): Block => ({ type: 'blockquote', content })),
  listOf(6),
  table,
  fc.constant<Block>({ type: 'horizontalRule' }),
  image,
  fc.array(image, { minLength: 1, maxLength: 12 }).map((content): Block => ({ type: 'gallery', content })),
  video.map((attrs): Block => ({ type: 'video', attrs })),
  fc.constantFrom(...KINDS).map((kind): Block => ({ type: 'place', attrs: { kind, id: exampleId() } })),
  map,
);

export const anyText: fc.Arbitrary<RichText> = fc
  .array(block, { maxLength: 6 })
  .map((content) => ({ type: 'doc', content }));
