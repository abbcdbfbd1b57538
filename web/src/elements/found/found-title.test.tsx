import { HIGHLIGHT } from '@waymark/model/search/highlight';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { expect, test } from 'vitest';
import { readAs } from '../testing/reader.tsx';
import { FoundSnippet, FoundTitle } from './found-title.tsx';

const found = (word: string) => HIGHLIGHT.start + word + HIGHLIGHT.end;
const hitOf = (fields: Partial<Parameters<typeof exampleHit>[0]>) =>
  exampleHit({ kind: 'poi', id: 'a', ...fields });

test('a title in another language has its `lang` and a note, and what was found marked', async () => {
  const hit = hitOf({ title: { fr: 'Le phare' }, marked: { fr: `Le ${found('phare')}` } });
  expect(await readAs('en', <FoundTitle hit={hit} />)).toMatch(
    /^<span lang="fr">Le <mark[^>]*>phare<\/mark><\/span><small[^>]*>in French<\/small>$/,
  );
  expect(await readAs('fr', <FoundTitle hit={hit} />)).not.toContain('<small');
});

test('a passage in another language has a note where the title is in the language of the reader', async () => {
  const hit = hitOf({ title: { en: 'The lighthouse' }, snippet: { fr: `Au ${found('bout')} du quai.` } });
  expect(await readAs('en', <FoundSnippet hit={hit} />)).toMatch(
    /<span lang="fr"[^>]*>Au <mark[^>]*>bout<\/mark> du quai.<\/span><small[^>]*>in French<\/small>/,
  );
});

test('a result whose title and passage are in another language has one note', async () => {
  const hit = hitOf({ title: { fr: 'Le phare' }, snippet: { fr: 'Au bout du quai.' } });
  const row = (
    <>
      <FoundTitle hit={hit} />
      <FoundSnippet hit={hit} />
    </>
  );
  expect((await readAs('en', row)).match(/in French/g)).toHaveLength(1);
});

test('a result without a passage shows nothing in its place', async () => {
  expect(await readAs('en', <FoundSnippet hit={hitOf({})} />)).toBe('');
});
