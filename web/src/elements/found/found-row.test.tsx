// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../../i18n/testing/in-english.tsx';
import { HitRow } from './found-row.tsx';

const InEnglish = await inEnglish('search', 'explore');

afterEach(cleanup);

function open(hit: Parameters<typeof exampleHit>[0]) {
  return render(
    <InEnglish>
      <HitRow hit={exampleHit(hit)} />
    </InEnglish>,
  );
}

test('a result says what it is, where, and by whom', () => {
  const { container } = open({ kind: 'poi', id: 'a', category: 'museum', country: 'PT', author: 'Inês' });
  expect(container.textContent).toBe('A titleMuseumPortugalby Inês');
});

test('a result without an author, such as a list, says nothing of one', () => {
  open({ kind: 'list', id: 'a' });
  expect(screen.queryByText(/^by/)).toBeNull();
});
