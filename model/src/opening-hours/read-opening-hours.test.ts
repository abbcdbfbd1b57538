import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_OPENING_HOURS } from '../entities/facts.ts';
import { hoursText } from './hours-text.ts';
import { readOpeningHours } from './read-opening-hours.ts';

const textOf = (written: string) => readOpeningHours(written)?.text;

describe('in words', () => {
  test.each([
    [
      'Mo-Fr 09:00-17:00; Sa,Su 10:00-14:30; PH off',
      'Monday–Friday 09:00–17:00\nSaturday, Sunday 10:00–14:30\nPublic holidays: closed',
      'Du lundi au vendredi 9 h – 17 h\nSamedi, dimanche 10 h – 14 h 30\nJours fériés : fermé',
    ],
    ['24/7', 'Open 24 hours a day', 'Ouvert 24 h sur 24'],
    [
      'Apr-Oct: Mo-Su 09:00-19:00; Nov-Mar off',
      'Every day April–October: 09:00–19:00\nNovember–March: closed',
      'Tous les jours d’avril à octobre : 9 h – 19 h\nDe novembre à mars : fermé',
    ],
    ['Dec 24-26 off', '24–26 December: closed', '24–26 décembre : fermé'],
    ['Dec 24-Jan 2 off', '24 December–2 January: closed', '24 décembre–2 janvier : fermé'],
    [
      'Mo[1,-1] 10:00-12:00',
      'Monday (1st, last of the month) 10:00–12:00',
      'Lundi (1er, dernier du mois) 10 h – 12 h',
    ],
    ['We 18:00+', 'Wednesday from 18:00', 'Mercredi à partir de 18 h'],
    ['Fr 20:00-02:00+', 'Friday 20:00–02:00 or later', 'Vendredi 20 h – 2 h ou plus tard'],
    ['Jan 1,May 1-3 off', '1 January, 1–3 May: closed', '1er janvier, 1er–3 mai : fermé'],
    ['sunrise-sunset', 'Sunrise–sunset', 'Lever du soleil–coucher du soleil'],
    [
      'Tu-Su 10:00-18:00 "last entry 17:30"',
      'Tuesday–Sunday 10:00–18:00 “last entry 17:30”',
      'Du mardi au dimanche 10 h – 18 h « last entry 17:30 »',
    ],
    [
      'Mo-Fr 08:00-12:00,14:00-18:00, We 20:00-22:00 || "by appointment"',
      'Monday–Friday 08:00–12:00, 14:00–18:00\nWednesday 20:00–22:00\nOtherwise “by appointment”',
      'Du lundi au vendredi 8 h – 12 h, 14 h – 18 h\nMercredi 20 h – 22 h\nSinon « by appointment »',
    ],
  ])('%s', (written, en, fr) => {
    expect(textOf(written)?.en).toBe(en);
    expect(textOf(written)?.fr.replaceAll('\u00a0', ' ')).toBe(fr);
  });
});

test.each([
  ['mon - fri 9am-5pm', 'Mo-Fr 09:00-17:00'],
  ['Mo-Fr 9-17', 'Mo-Fr 09:00-17:00'],
  ['daily 10:00-18:00', 'Mo-Su 10:00-18:00'],
])('%s has the usual form %s', (written, usual) => {
  expect(readOpeningHours(written)?.notation).toBe(usual);
});

test.each([
  '',
  'Daily but Tuesday',
  'Tous les jours sauf mardi',
  'Mo 25:00-26:00',
  'Mo 10:00',
  '<script>',
  'a'.repeat(MAX_OPENING_HOURS),
])('%j is not in the notation', (written) => {
  expect(readOpeningHours(written)).toBeUndefined();
});

test('hours whose usual form is longer than the field are not read', () => {
  const written = 'Mo 9-10,'.repeat(31).slice(0, -1);
  expect(written.length).toBeLessThanOrEqual(MAX_OPENING_HOURS);
  expect(readOpeningHours(written)).toBeUndefined();
});

test.each([
  ['blanks', ' '.repeat(200)],
  ['ends of rules', '; '.repeat(100)],
  ['no-break spaces', '\u00a0'.repeat(200)],
  ['days', 'Mo '.repeat(80)],
  ['times', '10:00'.padEnd(200)],
  ['quotes', '"'.repeat(200)],
  ['brackets', '('.repeat(200)],
  ['hyphens', '-'.repeat(200)],
  ['digits', '1'.repeat(200)],
])('many %s are read at once', (_, many) => {
  // The test would not end where the time grows exponentially.
  for (const written of [many, `${many}x`, `Mo ${many}x`, `x${many}`, `${many}10:00-12:00`]) {
    readOpeningHours(written.slice(0, MAX_OPENING_HOURS));
  }
});

const piece = constantFrom(
  ...['Mo', 'Tu-Fr', 'Su', 'PH', 'SH', 'Apr-Oct', 'Dec 24', '09:00-17:00', '9am-5pm', '18:00+', 'off'],
  ...['"a \\"b"', '||', ';', ',', ' ', ':', '[1]', 'sunrise-sunset', 'week 1-10', '24/7', 'easter', '-'],
);

test('whatever is written is refused, or read as text that a public document may hold and as a form that reads the same', () => {
  assert(
    property(string({ unit: piece, maxLength: 12 }), (text) => {
      const read = readOpeningHours(text.slice(0, MAX_OPENING_HOURS));
      if (read === undefined) return;
      expect(hoursText.safeParse(read.text).success).toBe(true);
      expect(readOpeningHours(read.notation)?.text).toEqual(read.text);
    }),
    { numRuns: 300 },
  );
});
