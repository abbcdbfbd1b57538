// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { findSimilar } from '../../../services/search/find-similar.ts';
import { SimilarItems } from './similar-items.tsx';

vi.mock('../../../services/search/find-similar.ts');

const messages = { ...(await loadMessages('fr')), ...(await loadParts(['search', 'explore'], 'fr')) };

afterEach(cleanup);

function open() {
  return render(
    <Translated locale="fr" messages={messages}>
      <MemoryRouter>
        <SimilarItems item={{ kind: 'pin', id: 'a' }} except={['b']} />
      </MemoryRouter>
    </Translated>,
  );
}

test('what is similar to an item is offered, without what the page already shows', async () => {
  vi.mocked(findSimilar).mockResolvedValue([
    exampleHit({ kind: 'pin', id: 'b', title: { fr: 'Baie calme' } }),
    exampleHit({ kind: 'poi', id: 'c', title: { fr: 'Vieille église' }, category: 'sight' }),
  ]);
  open();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fr/pois/c']);
  expect(screen.getByRole('heading', { level: 2, name: 'Dans le même esprit' })).toBeDefined();
  expect(findSimilar).toHaveBeenCalledWith('pins/a', expect.any(AbortSignal));
});

test('without anything similar there is nothing to see', async () => {
  vi.mocked(findSimilar).mockResolvedValue([]);
  const { container } = open();
  await vi.waitFor(() => expect(findSimilar).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
