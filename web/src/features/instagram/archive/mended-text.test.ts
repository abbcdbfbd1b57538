import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mendedText } from './mended-text.ts';
import { asInstagramWrites } from './testing/make-export.ts';

test('emoji, accents and right-to-left text are read as they were written', () => {
  for (const text of ['Café à Lyon 🥐', 'שקיעה בתל אביב', 'غروب 🌅', '日本', 'plain', '']) {
    expect(mendedText(asInstagramWrites(text))).toBe(text);
  }
});

test('a text that is written properly is left as it is', () => {
  expect(mendedText('Café')).toBe('Café');
  expect(mendedText('20 € à Lyon')).toBe('20 € à Lyon');
  expect(mendedText('half \ud83e')).toBe('half \ufffd');
});

test('every text survives the way of Instagram', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(mendedText(asInstagramWrites(text))).toBe(text);
    }),
  );
});
