import { expect, test } from 'vitest';
import { readAs } from '../testing/reader.tsx';
import { useVisitWords } from './use-visit-words.ts';

function Words() {
  const { months, duration, price } = useVisitWords();
  return [
    months([6, 4, 5, 9]),
    months([12, 1]),
    months([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    duration(45),
    duration(90),
    duration(2_880),
    price(2),
  ].join(' | ');
}

test.each([
  [
    'en',
    'April–June, September | December–January | All year | 45 minutes | 1 hour 30 minutes | 2 days | €€ · Moderate',
  ],
  [
    'fr',
    'avril–juin, septembre | décembre–janvier | Toute l’année | 45 minutes | 1 heure 30 minutes | 2 jours | €€ · Modéré',
  ],
] as const)('the facts of a visit in words, in %s', async (locale, expected) => {
  const read = await readAs(locale, <Words />);
  expect(read.replace(/\s/g, ' ')).toBe(expected);
});
