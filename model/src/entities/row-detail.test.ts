import { expect, test } from 'vitest';
import { exampleDocument } from '../testing/examples.ts';
import { cardOf } from './card.ts';
import { rowDetail } from './row-detail.ts';
import { rowDetailOf } from './row-detail-of.ts';

const CARD = cardOf(exampleDocument('post'));

test('a row says whose an item is, where, and how it begins', () => {
  const detail = rowDetailOf({ ...CARD, countryCode: 'PT', summary: { en: ' Two\n lines ' } });
  expect(detail).toMatchObject({ byline: { name: CARD.byline?.name }, countryCode: 'PT' });
  expect(detail.summary).toEqual({ en: 'Two lines' });
  expect(rowDetail.parse(detail)).toEqual(detail);
});

test('a long summary is cut between characters', () => {
  const { summary } = rowDetailOf({ ...CARD, summary: { en: `${'a'.repeat(119)}🌊 and more`, fr: '  ' } });
  expect(summary).toEqual({ en: 'a'.repeat(119) });
});
