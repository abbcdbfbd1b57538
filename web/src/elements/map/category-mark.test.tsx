import { readFileSync } from 'node:fs';
import { categoryOf } from '@waymark/model/entities/category-of';
import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { fieldsOfClass, ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { coloursIn, contrast } from '../../ui/testing/contrast.ts';
import { CategoryMark } from './category-mark.tsx';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('a glyph has contrast with the colour of every kind, in both schemes', () => {
  const tokens = coloursIn(read('../../ui/styles/tokens.css'));
  const own = coloursIn(read('../card/kind-mark.module.css'));
  const [surface] = [tokens.get('--surface')];
  const grounds = [...tokens, ...own].filter(([name]) => name.startsWith('--kind'));
  // Each kind, and the colour that only areas and markers can have.
  expect(grounds).toHaveLength(KINDS.length + 1);
  for (const [name, schemes] of grounds) {
    for (const [i, ground] of schemes.entries()) {
      expect(contrast(surface?.[i] ?? '', ground), `${name} ${i}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('every category has a glyph of its own, whatever kind has it', () => {
  const glyphs = new Map(
    ITEM_CLASSES.map((itemClass) => {
      const of = fieldsOfClass(itemClass);
      const html = renderToStaticMarkup(<CategoryMark of={of} />);
      const [, glyph = ''] = html.split('</svg>');
      expect(html).toContain(`data-kind="${of.kind}"`);
      return [`${categoryOf(of)} ${glyph}`, categoryOf(of)];
    }),
  );
  expect([...glyphs.values()].toSorted()).toEqual([...CATEGORIES].toSorted());
  expect(new Set([...glyphs.keys()].map((key) => key.split(' ').slice(1).join(' '))).size).toBe(
    CATEGORIES.length,
  );
});
