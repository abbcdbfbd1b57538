import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CAPTION } from '../rich-text/caption.ts';
import { readRichText } from '../rich-text/read.ts';
import type { Block, Inline, Mark, RichText } from '../rich-text/schema.ts';
import { structureOf } from '../rich-text/structure-of.ts';
import { textOf } from '../rich-text/text-of.ts';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import { draftOf, type Rewrite, textsOf } from './draft-of.ts';
import { withLines, withRuns } from './runs.ts';
import { MAX_TRANSLATED, requestsFor, translating } from './translation.ts';

const bold: Mark = { type: 'bold' };
const text = (words: string, ...marks: Mark[]): Inline =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const paragraph = (...content: Inline[]) => ({ type: 'paragraph' as const, content });
const { path } = examplePhoto();
const place = { type: 'place' as const, attrs: { kind: 'poi' as const, id: exampleId('p') } };

const rich =
  (one: RichText): Rewrite<RichText> =>
  (change) =>
    withRuns(one, change);
const lines =
  (one: string): Rewrite<string> =>
  (change) =>
    withLines(one, change);

const story: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Day one')] },
    paragraph(text('By '), text('the sea', bold)),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Fish'))] }] },
    { type: 'image', attrs: { path, caption: 'The port' } },
    { type: 'gallery', content: [{ type: 'image', attrs: { path } }] },
    place,
    paragraph(text('12:30')),
    { type: 'paragraph' },
    { type: 'horizontalRule' },
  ],
};

test('a story is translated block by block, with its captions', () => {
  expect(textsOf(rich(story))).toEqual(['Day one', 'By <t1>the sea</t1>', 'Fish', 'The port']);
  const { text: draft, broken } = draftOf(rich(story), [
    'Jour un',
    'Près de <t1>la mer</t1>',
    'Du poisson',
    'Le port',
  ]);
  expect(broken).toBe(0);
  expect(draft.content.slice(0, 4)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('Jour un')] },
    paragraph(text('Près de '), text('la mer', bold)),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Du poisson'))] }] },
    { type: 'image', attrs: { path, caption: 'Le port' } },
  ]);
  expect(draft.content.slice(4)).toEqual(story.content.slice(4));
});

test('a block whose tags are broken keeps its words, and the others their marks', () => {
  const two: RichText = { type: 'doc', content: [paragraph(text('a', bold)), paragraph(text('b', bold))] };
  expect(draftOf(rich(two), ['<t1>un', '<t1>deux</t1>'])).toEqual({
    broken: 1,
    text: { type: 'doc', content: [paragraph(text('un')), paragraph(text('deux', bold))] },
  });
});

test('a text without an answer, or with one without words, stays as it is', () => {
  expect(draftOf(rich(story), ['', '<t1> </t1>'])).toEqual({ broken: 4, text: story });
});

test('a caption that becomes too long is cut', () => {
  const { text: draft } = draftOf(rich({ type: 'doc', content: [story.content[3] as never] }), [
    'long '.repeat(200),
  ]);
  const [image] = draft.content;
  const caption = image?.type === 'image' ? (image.attrs.caption ?? '') : '';
  expect(caption.length).toBeLessThanOrEqual(MAX_CAPTION);
  expect(caption).toMatch(/long…$/);
});

test('lines of a plain text stay lines', () => {
  expect(textsOf(lines('One & two\n\n3\nFour'))).toEqual(['One &amp; two', 'Four']);
  expect(draftOf(lines('One & two\n\n3\nFour'), ['Un &amp; <b>deux</b>', 'Quatre']).text).toBe(
    'Un & deux\n\n3\nQuatre',
  );
});

test('a paragraph that is too long is cut between sentences, and comes back as one', () => {
  const words = `${'The sea is blue. '.repeat(300)}${'x'.repeat(5_000)}`;
  const long: RichText = { type: 'doc', content: [paragraph(text(words, bold))] };
  const texts = textsOf(rich(long));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.every((one) => one.length <= MAX_TRANSLATED)).toBe(true);
  expect(texts[0]).toMatch(/blue\.<\/t1>$/);
  expect(textOf(draftOf(rich(long), texts).text)).toBe(words);
});

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    ' ',
    '<t1>',
    '&lt;',
    'a\n',
    '\u0000',
    ' By the sea. ',
    'x'.repeat(900),
    'Blue sea. '.repeat(150),
  ),
);
const mark = fc.constantFrom<Mark>(bold, { type: 'italic' }, { type: 'link', attrs: { href: '/en' } });
const inline = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: words }),
  fc.record({ type: fc.constant('text' as const), text: words, marks: fc.array(mark, { maxLength: 3 }) }),
  fc.constant({ type: 'hardBreak' as const }),
);
const someParagraph = fc.array(inline, { maxLength: 6 }).map((inlines) => paragraph(...inlines));
const some = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { minLength: 1, maxLength: 3 });
const image = fc.record({
  type: fc.constant('image' as const),
  attrs: fc.record(
    { path: fc.constant(path), caption: fc.string({ maxLength: MAX_CAPTION }) },
    { requiredKeys: ['path'] },
  ),
});
const item = some(someParagraph).map((content) => ({ type: 'listItem' as const, content }));
const block = fc.oneof<fc.Arbitrary<Block>[]>(
  someParagraph,
  someParagraph.map(({ content }) => ({ type: 'heading', attrs: { level: 3 }, content })),
  some(item).map((content) => ({ type: 'orderedList', content })),
  some(someParagraph).map((content) => ({ type: 'blockquote', content })),
  image,
  some(image).map((content) => ({ type: 'gallery', content })),
  fc.constantFrom<Block>(place, { type: 'horizontalRule' }),
);
const anyText = fc.array(block, { maxLength: 5 }).map((content): RichText => ({ type: 'doc', content }));

/** Letters with the names of their marks. */
function markedLetters({ content }: RichText): string[] {
  const found: string[] = [];
  withRuns({ type: 'doc', content }, (run) => {
    for (const inline of run) {
      if (inline.type !== 'text') continue;
      const marks = JSON.stringify(inline.marks ?? []);
      for (const character of inline.text) if (/\p{L}/u.test(character)) found.push(character + marks);
    }
    return run;
  });
  return found;
}

describe('of any rich text', () => {
  test('the same words come back as the same text', () => {
    fc.assert(
      fc.property(anyText, (one) => {
        const { text: draft, broken } = draftOf(rich(one), textsOf(rich(one)));
        expect(broken).toBe(0);
        expect(structureOf(draft)).toEqual(structureOf(one));
        expect(markedLetters(draft)).toEqual(markedLetters(one));
      }),
    );
  });

  test('answers of any form leave its structure, and are readable', () => {
    const answers = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('<t1>', '<t1>a</t1>', '{"type":"image"}', '<br>')),
    );
    fc.assert(
      fc.property(anyText, answers, (one, some) => {
        const { text: draft } = draftOf(rich(one), some);
        expect(structureOf(draft)).toEqual(structureOf(one));
        expect(readRichText(JSON.stringify(draft))).toEqual({ text: draft });
      }),
    );
  });

  test('its requests are accepted', () => {
    fc.assert(
      fc.property(anyText, (one) => {
        const texts = textsOf(rich(one));
        const requests = requestsFor(texts);
        expect(requests.flat()).toEqual(texts);
        for (const some of requests) {
          expect(translating.safeParse({ from: 'en', to: 'fr', texts: some }).success).toBe(true);
        }
      }),
    );
  });
});

test('a request for another language, or for too much, is refused', () => {
  const isValid = (body: object) =>
    translating.safeParse({ from: 'en', to: 'fr', texts: ['a'], ...body }).success;
  expect(isValid({})).toBe(true);
  expect(isValid({ to: 'en' })).toBe(false);
  expect(isValid({ to: 'de' })).toBe(false);
  expect(isValid({ texts: [] })).toBe(false);
  expect(isValid({ texts: [''] })).toBe(false);
  expect(isValid({ texts: ['a'.repeat(MAX_TRANSLATED), 'a'] })).toBe(false);
  expect(isValid({ model: 'x' })).toBe(false);
});
