import { expect, test } from 'vitest';
import { exampleId, examplePhoto } from '../testing/examples.ts';
import { richText } from './schema.ts';

const { path } = examplePhoto();
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (marks?: unknown[]) => ({ type: 'text', text: 'word', ...(marks && { marks }) });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const image = { type: 'image', attrs: { path } };
const table = (...rows: number[]) => ({
  type: 'table',
  content: rows.map((cells) => ({
    type: 'tableRow',
    content: Array.from({ length: cells }, () => ({ type: 'tableCell', content: [paragraph(text())] })),
  })),
});
const poi = (letter: string) => ({ kind: 'poi', id: exampleId(letter) });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'pin', id: String(index).padStart(20, '0') }));
const mapOf = (places: unknown[], caption?: string) => ({
  type: 'map',
  attrs: { places, ...(caption !== undefined && { caption }) },
});
const linked = (href: unknown) => doc(paragraph(text([{ type: 'link', attrs: { href } }])));

test.each<[string, unknown]>([
  ['nothing', doc()],
  ['an empty paragraph', doc({ type: 'paragraph' })],
  ['text', doc(paragraph(text()))],
  ['text of all marks', doc(paragraph(text([{ type: 'bold' }, { type: 'italic' }])))],
  ['a line break', doc(paragraph(text(), { type: 'hardBreak' }, text()))],
  ['headings', doc({ type: 'heading', attrs: { level: 2 } }, { type: 'heading', attrs: { level: 3 } })],
  ['a divider', doc({ type: 'horizontalRule' })],
  [
    'lists in lists',
    doc({
      type: 'bulletList',
      content: [item(paragraph(), { type: 'orderedList', content: [item(paragraph())] })],
    }),
  ],
  ['a quote', doc({ type: 'blockquote', content: [paragraph(text())] })],
  ['a table', doc(table(2, 2, 2))],
  ['a table of the greatest size', doc(table(...Array<number>(100).fill(12)))],
  ['a video', doc({ type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', start: 90 } })],
  ['an image', doc(image)],
  ['an image with a caption', doc({ type: 'image', attrs: { path, caption: 'The quay' } })],
  ['a gallery of 12', doc({ type: 'gallery', content: Array(12).fill(image) })],
  ['a place', doc({ type: 'place', attrs: { kind: 'list', id: exampleId() } })],
  ['a map of one place', doc(mapOf([poi('a')]))],
  ['a map of 30 places with a caption', doc(mapOf(many(30), 'All the way'))],
  ['a map of two items with one id', doc(mapOf([poi('a'), { kind: 'pin', id: exampleId('a') }]))],
  ['a link to the web', linked('https://waymark.example/a?b=c#d')],
  ['a link to a Waymark page', linked('/fr/pois/a?at=1,2,3#b')],
  ['a link home', linked('/')],
])('%s is rich text', (_, value) => {
  expect(richText.safeParse(value).success).toBe(true);
});

test.each<[string, unknown]>([
  ['a text alone', text()],
  ['a paragraph alone', paragraph()],
  ['text outside a block', doc(text())],
  ['an empty text', doc(paragraph({ type: 'text', text: '' }))],
  ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
  ['a heading of level 4', doc({ type: 'heading', attrs: { level: 4 } })],
  ['a heading without a level', doc({ type: 'heading' })],
  ['an unknown block', doc({ type: 'table' })],
  ['an unknown mark', doc(paragraph(text([{ type: 'code' }])))],
  ['more marks than there are', doc(paragraph(text(Array(4).fill({ type: 'bold' }))))],
  ['HTML', doc({ type: 'html', value: '<script></script>' })],
  ['an unknown field', doc({ ...paragraph(), style: 'color: red' })],
  ['an unknown attribute', doc({ type: 'image', attrs: { path, src: 'https://tracker.example/' } })],
  ['a list of nothing', doc({ type: 'bulletList', content: [] })],
  ['an item of nothing', doc({ type: 'bulletList', content: [item()] })],
  [
    'an item that holds a heading',
    doc({ type: 'bulletList', content: [item({ type: 'heading', attrs: { level: 2 } })] }),
  ],
  ['a quote of nothing', doc({ type: 'blockquote', content: [] })],
  [
    'a quote that holds a list',
    doc({ type: 'blockquote', content: [{ type: 'bulletList', content: [item(paragraph())] }] }),
  ],
  ['a table of nothing', doc(table())],
  ['a table of rows without cells', doc(table(0, 0))],
  ['a table with a short row', doc(table(2, 1))],
  ['a table of 101 rows', doc(table(...Array<number>(101).fill(1)))],
  ['a table of 13 columns', doc(table(13))],
  [
    'a list in a cell',
    doc({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', content: [{ type: 'bulletList', content: [item(paragraph())] }] }],
        },
      ],
    }),
  ],
  [
    'a cell that spans two',
    doc({
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph()] }] },
      ],
    }),
  ],
  ['a video of another site', doc({ type: 'video', attrs: { provider: 'elsewhere', id: 'dQw4w9WgXcQ' } })],
  ['a video with an address', doc({ type: 'video', attrs: { provider: 'youtube', id: 'https://a.b' } })],
  ['a gallery of nothing', doc({ type: 'gallery', content: [] })],
  ['a gallery of 13', doc({ type: 'gallery', content: Array(13).fill(image) })],
  ['an image from elsewhere', doc({ type: 'image', attrs: { path: 'https://elsewhere.example/a.jpg' } })],
  ['an image up the folders', doc({ type: 'image', attrs: { path: `photos/../${exampleId()}` } })],
  ['a caption that is too long', doc({ type: 'image', attrs: { path, caption: 'x'.repeat(301) } })],
  ['a place of an unknown kind', doc({ type: 'place', attrs: { kind: 'country', id: exampleId() } })],
  ['a map of no place', doc(mapOf([]))],
  ['a map with a place twice', doc(mapOf([poi('a'), poi('b'), poi('a')]))],
  ['a map of 31 places', doc(mapOf(many(31)))],
  ['a map with a place of an unknown kind', doc(mapOf([{ kind: 'country', id: exampleId() }]))],
  ['a map with a long caption', doc(mapOf([poi('a')], 'x'.repeat(301)))],
  ['a place without an id', doc({ type: 'place', attrs: { kind: 'poi' } })],
])('%s is no rich text', (_, value) => {
  expect(richText.safeParse(value).success).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://waymark.example/a',
  'file:///etc/passwd',
  'mailto:someone@example.org',
  'http://waymark.example/',
  'ftp://waymark.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  '/a b',
  'https:evil.example',
  'https:/evil.example',
  ' https://evil.example/',
  'https://evil.example\\@waymark.example/',
  'https://waymark.example@evil.example/',
  'https://user:password@waymark.example/',
  'https://',
  'https://exa mple.org/',
  '#top',
  'pois/a',
  '',
  `/${'a'.repeat(500)}`,
  `https://waymark.example/${'a'.repeat(2000)}`,
  null,
  5,
])('nothing links to %j', (href) => {
  expect(richText.safeParse(linked(href)).success).toBe(false);
});
