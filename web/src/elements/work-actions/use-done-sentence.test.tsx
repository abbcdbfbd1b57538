// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { useDoneSentence } from './use-done-sentence.ts';

const InEnglish = await inEnglish('works');
const sentenceOf = () => renderHook(useDoneSentence, { wrapper: InEnglish }).result.current;

test.each([
  ['publish', 'Published. All visitors can see it now.', '1 work was published.'],
  ['unpublish', 'It is no longer public.', '1 work is a draft again.'],
  ['archive', 'Archived. It is no longer public.', '1 work was archived.'],
  ['unarchive', 'It is a draft again.', '1 work is a draft again.'],
  ['trash', 'Moved to trash. It stays there for 30 days.', '1 work was moved to trash.'],
  [
    'restore',
    'Restored. If it was public, it is a draft now.',
    '1 work was restored. If it was public, it is a draft now.',
  ],
] as const)('“%s” has a sentence for the editor (%s) and one for a list (%s)', (action, editor, list) => {
  expect(sentenceOf()(action, {})).toBe(editor);
  expect(sentenceOf()(action, { count: 1 })).toBe(list);
});

test('the sentence on several works has their number, and that on a schedule its date', () => {
  expect(sentenceOf()('archive', { count: 3 })).toBe('3 works were archived.');
  expect(sentenceOf()('schedule', { date: '1 May 2027 at 09:00' })).toBe(
    'It will be published on 1 May 2027 at 09:00.',
  );
});
