import { CONTENT_SCHEMAS } from '@waymark/model/entities/content';
import { exampleImportItem, examplePhoto } from '@waymark/model/testing/examples';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAFT_KINDS, draftOf, kindByRule, readCaption } from './draft-of.ts';

const photos = [examplePhoto('a'), examplePhoto('b')];
const TAKEN = Date.UTC(2024, 4, 31, 14);
const item = (caption: string) => ({ ...exampleImportItem(), caption, takenAt: TAKEN });

test('a caption becomes title, note and tags, and its hashtags at the end go', () => {
  const caption = 'Sunset over #Lyon with @rae\n\nWe walked up at six.\n.\n.\n#lyon #Vieux_Lyon #été';
  expect(draftOf(item(caption), photos, { kind: 'pin', locale: 'en' })).toMatchObject({
    title: { en: 'Sunset over Lyon with @rae' },
    note: { en: 'We walked up at six.' },
    tags: ['lyon', 'vieux-lyon', 'été'],
    photos,
    visitedOn: '2024-05-31',
    position: item('').position,
  });
});

test('a caption without words takes the name of the place, or nothing', () => {
  expect(draftOf(item('#lyon'), photos, { kind: 'pin', locale: 'fr' })).toMatchObject({
    title: { fr: 'Lyon, France' },
    note: {},
  });
  const { placeName: _, ...unnamed } = item('');
  expect(draftOf(unnamed, photos, { kind: 'post', locale: 'fr' })).toMatchObject({ title: {}, body: {} });
});

test('a caption of nothing that shows is none', () => {
  expect(draftOf(item('\u{e0000}'), photos, { kind: 'pin', locale: 'en' })).toMatchObject({
    title: { en: 'Lyon, France' },
    note: {},
  });
});

test('a first line that is too long is shortened in the title, and whole in the text', () => {
  const caption = `${'word '.repeat(40)}end`;
  const { title, note } = draftOf(item(caption), photos, { kind: 'pin', locale: 'en' });
  expect(title).toEqual({ en: expect.stringMatching(/^(word ){26,27}word…$/) });
  expect(note).toEqual({ en: caption });
});

test.each([
  ['Croix-Rousse 🥐 #lyon\nUp the stairs.', 'Croix-Rousse 🥐\nUp the stairs.'],
  ['Dinner by the river #paris #food\nMore tomorrow #soon', 'Dinner by the river\nMore tomorrow'],
  ['#lyon #france Sunset today', 'Sunset today'],
  ['#lyon 🌅', '🌅'],
  ['Sunset over #Lyon #france #travel', 'Sunset over Lyon'],
  ['Une journée à #Lyon #france', 'Une journée à Lyon'],
  ['#Lyon is where we live', 'Lyon is where we live'],
  ['We love #Lyon in winter', 'We love Lyon in winter'],
  ['שקיעה בתל אביב #telaviv #שקיעה', 'שקיעה בתל אביב'],
  ['#only #tags', ''],
])('the hashtags of a caption are words only where a sentence needs them: %j', (caption, text) => {
  expect(readCaption(caption).text).toBe(text);
});

test('emoji and right-to-left captions become titles as they are', () => {
  for (const caption of ['שקיעה בתל אביב 🌅', 'غروب على البحر', '👩‍👩‍👧‍👦 🇫🇷', '日本の夜']) {
    expect(draftOf(item(caption), photos, { kind: 'pin', locale: 'en' })).toMatchObject({
      title: { en: caption },
    });
  }
  // A long one is cut between characters, not within one.
  const { title } = draftOf(item('🌅'.repeat(100)), photos, { kind: 'pin', locale: 'en' });
  expect(JSON.stringify(title).isWellFormed()).toBe(true);
});

test('photos at one spot become a pin, and those at several a story', () => {
  const [lyon, near, paris] = [
    { lat: 45.76, lng: 4.84 },
    { lat: 45.765, lng: 4.84 },
    { lat: 48.85, lng: 2.35 },
  ];
  expect([[], [lyon], [lyon, near], [lyon, near, paris]].map((spots) => kindByRule({}, spots))).toEqual([
    'pin',
    'pin',
    'pin',
    'post',
  ]);
  expect(kindByRule({ spots: 2 })).toBe('post');
});

test('an address keeps its anchor', () => {
  expect(readCaption('See example.org/#top and AT&T#1')).toEqual({
    text: 'See example.org/#top and AT&T#1',
    tags: [],
  });
});

test.each(DRAFT_KINDS)('a %s of any caption can be published, once it has a title', (kind) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_200 }), (caption) => {
      const draft = draftOf(item(caption), photos, { kind, locale: 'en' });
      const { title, ...others } = draft;
      const schema = CONTENT_SCHEMAS[kind];
      const issues = schema.safeParse({ ...others, title }).error?.issues ?? [];
      const missing = issues.filter(({ path }) => !['title', 'label', 'body'].includes(String(path[0])));
      expect(missing).toEqual([]);
      if (Object.keys(title as object).length > 0 && kind !== 'post') expect(issues).toEqual([]);
    }),
  );
});
