import { expect, test } from 'vitest';
import { readAs } from '../testing/reader.tsx';
import { Localised } from './localised.tsx';

const BOTH = { en: 'The lighthouse', fr: 'Le phare' };

test('a reader has the text of their own language, with nothing said about it', async () => {
  expect(await readAs('en', <Localised text={BOTH} note />)).toBe('The lighthouse');
  expect(await readAs('fr', <Localised text={BOTH} note />)).toBe('Le phare');
});

test('a text in another language is marked as such, and said to be in it', async () => {
  const english = await readAs('en', <Localised text={{ fr: 'Le phare' }} note />);
  expect(english).toMatch(/^<span lang="fr">Le phare<\/span><small[^>]*>in French<\/small>$/);
  const french = await readAs('fr', <Localised text={{ en: 'The lighthouse', fr: '  ' }} note />);
  expect(french).toMatch(/^<span lang="en">The lighthouse<\/span><small[^>]*>en anglais<\/small>$/);
});

test('where the note would repeat itself the language is marked all the same', async () => {
  expect(await readAs('en', <Localised text={{ fr: 'Le phare' }} />)).toBe('<span lang="fr">Le phare</span>');
});

test('a text that nobody has written leaves nothing', async () => {
  expect(await readAs('fr', <Localised text={{}} note />)).toBe('');
});
