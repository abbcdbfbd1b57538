import { readFileSync } from 'node:fs';
import { categoryOf } from '@waymark/model/entities/category-of';
import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { fieldsOfClass, ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CategoryMark } from './category-mark.tsx';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Colours of both schemes by name, from a style sheet. */
function coloursIn(css: string): Map<string, [string, string]> {
  const found = css.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map(Array.from(found, ([, name = '', light = '', dark = '']) => [name, [light, dark]]));
}

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
