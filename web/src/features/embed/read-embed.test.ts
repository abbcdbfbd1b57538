import { KINDS } from '@waymark/model/entities/kinds';
import { LOCALES } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmbed, THEMES } from './read-embed.ts';

const read = (search: string) => readEmbed(new URLSearchParams(search));

test('the subject is the first valid one of list, creator, post and place', () => {
  const place = { of: 'place', camera: { lat: 38.7, lng: -9.1, zoom: 12 } };
  expect(read('at=38.7,-9.1,12&post=p&creator=c&list=l').subject).toEqual({ of: 'list', id: 'l' });
  expect(read('at=38.7,-9.1,12&post=p&creator=c&list=').subject).toEqual({ of: 'creator', id: 'c' });
  expect(read('at=38.7,-9.1,12&post=p&creator=a/b').subject).toEqual({ of: 'post', id: 'p' });
  expect(read(`at=38.7,-9.1,12&list=${'x'.repeat(129)}`).subject).toEqual(place);
  expect(read('at=91,0,3').subject).toBeNull();
  expect(read('').subject).toBeNull();
});

test('only known languages, themes and kinds are read', () => {
  expect(read('lang=fr&theme=dark&kinds=poi,nothing,pin')).toEqual({
    subject: null,
    locale: 'fr',
    theme: 'dark',
    kinds: ['poi', 'pin'],
  });
  expect(read('lang=de&theme=__proto__&kinds=')).toMatchObject({ locale: null, theme: null, kinds: [] });
});

test('no address throws, and every result is bounded and has a path', () => {
  const names = fc.constantFrom('list', 'creator', 'post', 'at', 'lang', 'theme', 'kinds', '__proto__');
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 160 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '..',
      '.',
      '<script>',
      '%E0%A4%A',
      'x'.repeat(10_000),
      '\ud800',
    ),
    fc.tuple(fc.double(), fc.double(), fc.double()).map(String),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
      const { subject, locale, theme, kinds } = readEmbed(new URLSearchParams(pairs));
      expect(locale === null || LOCALES.includes(locale)).toBe(true);
      expect(theme === null || THEMES.includes(theme)).toBe(true);
      expect(kinds.length).toBeLessThanOrEqual(KINDS.length);
      if (subject?.of === 'place') {
        expect(Math.abs(subject.camera.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(subject.camera.lng)).toBeLessThanOrEqual(180);
        expect(subject.camera.zoom).toBeLessThanOrEqual(22);
      } else if (subject) {
        expect(subject.id.length).toBeLessThanOrEqual(128);
        expect(pathTo('lists-id', { id: subject.id }, 'en')).toMatch(/^\/lists\/[^/]+$/);
      }
    }),
  );
});
