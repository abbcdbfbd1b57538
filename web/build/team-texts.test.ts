import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import type { Block } from '@waymark/model/rich-text/schema';
import { describe, expect, test } from 'vitest';
import { readTeamText } from './team-texts.ts';

const folder = new URL('../../content/pages/', import.meta.url);
const textOf = (file: string) => readTeamText(readFileSync(new URL(file, folder), 'utf8'));
const names = [...new Set(readdirSync(folder).map((file) => file.split('.')[0] ?? ''))];

test('a text with no front matter, or with unknown fields in it, is refused', () => {
  expect(() => readTeamText('Just a text.')).toThrow('There is no head');
  expect(() => readTeamText('---\ntitle: A\nsummary: B\nauthor: C\n---\nText.')).toThrow('author');
});

describe.each(names)('/%s', (name) => {
  test('has as many headings in both languages', () => {
    const [en, fr] = LOCALES.map((locale) => headingsIn(textOf(`${name}.${locale}.md`).text.content));
    expect(fr).toBe(en);
  });

  test.each(LOCALES)('links in %s lead to pages of that language', (locale) => {
    const links = hrefsIn(textOf(`${name}.${locale}.md`).text);
    for (const href of links.filter((link) => link.startsWith('/')))
      expect(matchPath(href), href).toMatchObject({ locale });
  });
});

function headingsIn(blocks: readonly Block[]): number {
  return blocks.filter(({ type }) => type === 'heading').length;
}

function hrefsIn(text: object): string[] {
  return [...JSON.stringify(text).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);
}
