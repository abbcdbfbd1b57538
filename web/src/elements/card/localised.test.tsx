import { expect, test } from 'vitest';
import { readAs } from '../testing/reader.tsx';
import { Localised, LocalisedLine, LocalisedParagraph } from './localised.tsx';

const BOTH = { en: 'The lighthouse', fr: 'Le phare' };

test("a text in the reader's language has no note", async () => {
  expect(await readAs('en', <Localised text={BOTH} note />)).toBe('The lighthouse');
  expect(await readAs('fr', <Localised text={BOTH} note />)).toBe('Le phare');
});

test('a text in another language has its `lang` and a note', async () => {
  const english = await readAs('en', <Localised text={{ fr: 'Le phare' }} note />);
  expect(english).toMatch(/^<span lang="fr">Le phare<\/span> <small[^>]*>in French<\/small>$/);
  const french = await readAs('fr', <Localised text={{ en: 'The lighthouse', fr: '  ' }} note />);
  expect(french).toMatch(/^<span lang="en">The lighthouse<\/span> <small[^>]*>en anglais<\/small>$/);
});

test('a text whose note would be repeated still has its `lang`', async () => {
  expect(await readAs('en', <Localised text={{ fr: 'Le phare' }} />)).toBe('<span lang="fr">Le phare</span>');
});

test('a missing text renders nothing', async () => {
  expect(await readAs('fr', <Localised text={{}} note />)).toBe('');
});

test('a paragraph in another language has a note, as every text of a reader', async () => {
  const written = await readAs('en', <LocalisedParagraph text={{ fr: 'Le phare' }} />);
  expect(written).toMatch(/^<p><span lang="fr">Le phare<\/span> <small[^>]*>in French<\/small><\/p>$/);
  expect(await readAs('en', <LocalisedParagraph text={BOTH} />)).toBe('<p>The lighthouse</p>');
});

test('a text on one line has its `lang`, and the note only where it is asked for', async () => {
  const noted = await readAs('en', <LocalisedLine text={{ fr: 'Le phare' }} note />);
  expect(noted).toMatch(/<span lang="fr"[^>]*>Le phare<\/span><small[^>]*>in French<\/small>/);
  expect(await readAs('en', <LocalisedLine text={{ fr: 'Le phare' }} />)).not.toContain('in French');
  expect(await readAs('fr', <LocalisedLine text={BOTH} note />)).not.toContain('<small');
  expect(await readAs('fr', <LocalisedLine text={{}} note />)).toBe('');
});
