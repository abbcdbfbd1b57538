import type { RichText } from '@waymark/model/rich-text/schema';
import { structureOf } from '@waymark/model/rich-text/structure-of';
import { expect, test } from 'vitest';
import { draftedTexts, textsToDraft } from './texts-to-draft.ts';

const story: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'By the ' },
        { type: 'text', text: 'sea', marks: [{ type: 'bold' }] },
      ],
    },
  ],
};
const json = (text: RichText) => JSON.stringify(text);
const intoFrench = { from: 'en', to: 'fr' } as const;

test('texts that a language lacks are drafted, and no others', () => {
  const content = {
    title: { en: 'A day', fr: 'Un jour' },
    summary: { en: 'One\nTwo', fr: ' ' },
    body: { en: json(story) },
  };
  const texts = textsToDraft('post', content, intoFrench);
  expect(texts.map((text) => [text.name, text.texts])).toEqual([
    ['summary', ['One', 'Two']],
    ['body', ['By the <t1>sea</t1>']],
  ]);
  const [summary, body] = draftedTexts(texts, ['Un', 'Deux', 'Près de la <t1>mer</t1>']);
  expect(summary).toEqual({ name: 'summary', original: 'One\nTwo', draft: 'Un\nDeux', broken: 0 });
  expect(body?.draft).toBe(json(story).replace('By the ', 'Près de la ').replace('sea', 'mer'));
  expect(textsToDraft('post', content, { from: 'fr', to: 'en' })).toEqual([]);
});

test('a story without words, begun from the other language, is drafted', () => {
  const content = { body: { en: json(story), fr: json(structureOf(story)) } };
  expect(textsToDraft('post', content, intoFrench)).toHaveLength(1);
});

test('a text that cannot be read, and one without a letter, are not', () => {
  expect(textsToDraft('post', { title: { en: '1998' }, body: { en: '{' } }, intoFrench)).toEqual([]);
});
