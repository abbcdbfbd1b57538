// @vitest-environment happy-dom
import { cardOf } from '@waymark/model/entities/card';
import type { Locale } from '@waymark/model/locale';
import type { Block, Inline, Mark } from '@waymark/model/rich-text/schema';
import { exampleDocument, exampleId, examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { RichTextView } from './rich-text-view.tsx';

const PHOTO = { ...examplePhoto(), alt: { en: 'A lighthouse at dusk', fr: 'Un phare au crépuscule' } };
const PLACE = cardOf({
  ...exampleDocument('pin'),
  title: { en: 'The old harbour', fr: 'Le vieux port' },
});

function view(content: Block[], { lang = 'en', reader = lang }: { lang?: Locale; reader?: Locale } = {}) {
  const text = { type: 'doc', content } as const;
  return readAs(reader, <RichTextView text={text} lang={lang} photos={[PHOTO]} places={[PLACE]} />);
}

function words(text: string, ...marks: Mark[]): Inline {
  return { type: 'text', text, marks };
}

function paragraph(...content: Inline[]): Extract<Block, { type: 'paragraph' }> {
  return { type: 'paragraph', content };
}

function linkTo(href: string): Mark {
  return { type: 'link', attrs: { href } };
}

test('a story declares its language, whatever the language of the page', async () => {
  const html = await view([paragraph(words('Il faisait nuit.'))], { lang: 'fr', reader: 'en' });
  expect(html).toMatch(/^<div[^>]* lang="fr"><p>Il faisait nuit\.<\/p><\/div>$/);
});

test('headings, lists, quotations and lines keep their semantics', async () => {
  const html = await view([
    { type: 'heading', attrs: { level: 2 }, content: [words('Day one')] },
    { type: 'heading', attrs: { level: 3 }, content: [words('Morning')] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(words('Bread')),
            {
              type: 'orderedList',
              content: [{ type: 'listItem', content: [paragraph(words('Rye'))] }],
            },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [paragraph(words('Go early.'))] },
    { type: 'horizontalRule' },
  ]);
  expect(html).toContain(
    '<h2>Day one</h2><h3>Morning</h3><ul><li><p>Bread</p><ol><li><p>Rye</p></li></ol></li></ul>' +
      '<blockquote><p>Go early.</p></blockquote><hr/>',
  );
});

test('bold, italic and line breaks are kept, and text that looks like HTML stays text', async () => {
  const html = await view([
    paragraph(
      words('a', { type: 'bold' }, { type: 'italic' }),
      { type: 'hardBreak' },
      words('<script>alert(1)</script>'),
    ),
  ]);
  expect(html).toContain('<p><em><strong>a</strong></em><br/>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
});

test('an external link passes on no ranking and no referrer', async () => {
  const html = await view([paragraph(words('the ferry', linkTo('https://ferry.example/')))]);
  expect(html).toContain(
    '<a href="https://ferry.example/" rel="noopener noreferrer nofollow ugc">the ferry</a>',
  );
});

test('a link with a bold part is one link', async () => {
  const ferry = linkTo('https://ferry.example/');
  const html = await view([
    paragraph(words('the ', ferry), words('night', { type: 'bold' }, ferry), words(' now')),
  ]);
  expect(html).toMatch(/<a [^>]*>the <strong>night<\/strong><\/a> now<\/p>/);
});

test('a table can be scrolled by keyboard, and its heads name their columns; an empty head names nothing', async () => {
  const row = (type: 'tableHeader' | 'tableCell', ...texts: string[]) => ({
    type: 'tableRow' as const,
    content: texts.map((text) => ({ type, content: [text ? paragraph(words(text)) : paragraph()] })),
  });
  const content = [row('tableHeader', '', 'Hours'), row('tableCell', 'Pass', '4')];
  const html = await view([{ type: 'table', content }]);
  expect(html).toMatch(/<section [^>]*aria-label="Table"[^>]* tabindex="0"><table>/);
  expect(html).toContain(
    '<thead><tr><td><p></p></td><th scope="col"><p>Hours</p></th></tr></thead><tbody><tr><td><p>Pass</p></td><td><p>4</p></td></tr></tbody>',
  );
});

test('two paragraphs in one list item stay two', async () => {
  const content = [paragraph(words('Bread')), paragraph(words('Cheese'))];
  const html = await view([{ type: 'bulletList', content: [{ type: 'listItem', content }] }]);
  expect(html).toContain('<li><p>Bread</p><p>Cheese</p></li>');
});

test('a link within Waymark has no such attributes', async () => {
  const html = await view([paragraph(words('the pin', linkTo(`/pins/${exampleId()}`)))]);
  expect(html).toMatch(new RegExp(`<a href="/pins/${exampleId()}"[^>]*>the pin</a>`));
  expect(html).not.toContain('rel=');
});

test('a photo has its description in the language of the reader, and its caption', async () => {
  const html = await view([{ type: 'image', attrs: { path: PHOTO.path, caption: 'Le soir' } }], {
    lang: 'fr',
    reader: 'en',
  });
  expect(html).toMatch(/<img[^>]* alt="A lighthouse at dusk" lang="en"/);
  expect(html).toContain('<figcaption>Le soir</figcaption>');
});

test('a photo that the item does not have is left out, alone or in a gallery', async () => {
  const known = { type: 'image', attrs: { path: PHOTO.path } } as const;
  const unknown = { type: 'image', attrs: { path: examplePhoto('z').path, caption: 'gone' } } as const;
  const html = await view([unknown, { type: 'gallery', content: [unknown, known] }]);
  expect(html.match(/<figure\b/g)).toHaveLength(1);
  expect(html).not.toContain('gone');
});

test('a place that the page knows shows its card, and any other a placeholder', async () => {
  const html = await view([
    { type: 'place', attrs: { kind: 'pin', id: PLACE.id } },
    { type: 'place', attrs: { kind: 'poi', id: PLACE.id } },
    { type: 'place', attrs: { kind: 'pin', id: exampleId('z') } },
  ]);
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html).toContain('The old harbour');
  expect(html.match(/aria-label="Loading…"/g)).toHaveLength(2);
});

test('a map names its places as numbered links in the language of the reader, and has its caption', async () => {
  const attrs = {
    places: [
      { kind: 'pin' as const, id: exampleId('z') },
      { kind: 'pin' as const, id: PLACE.id },
    ],
    caption: 'Deux ports',
  };
  const html = await view([{ type: 'map', attrs }], { lang: 'fr', reader: 'en' });
  expect(html).toMatch(
    new RegExp(
      `<ol[^>]* lang="en"><li data-unknown="true">.*1.*Loading…</li><li>.*2.*<a href="/pins/${PLACE.id}"[^>]*>The old harbour</a></li></ol>`,
    ),
  );
  expect(html).toContain('<figcaption>Deux ports</figcaption>');
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 'data:text/html,x'])(
  'an address that no text may have, %s, is no link',
  async (href) => {
    expect(await view([paragraph(words('here', linkTo(href)))])).toContain('<p>here</p>');
  },
);
