import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { BodyView } from './body-view.tsx';

const body = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un phare' }] }],
});

test('a story in another language says so above its text, and one in the own language does not', async () => {
  const english = await readAs('en', <BodyView body={{ fr: body }} photos={[]} places={[]} />);
  expect(english).toMatch(/in French<\/small><\/p>.*Un phare/s);
  const french = await readAs('fr', <BodyView body={{ fr: body }} photos={[]} places={[]} />);
  expect(french).not.toMatch(/small/);
});
