// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { PhotoWait } from './photo-wait.tsx';
import type { PhotoWaiting } from './use-photo-wait.ts';

const InEnglish = await inEnglish('edit');
const NOTHING = () => {};

afterEach(cleanup);

/** A bar in the waiting state, as in the editor. */
function Bar({ begin }: { begin: () => void }) {
  const [wait, setWait] = useState<PhotoWaiting['wait']>({
    action: { action: 'publish' },
    stage: 'waiting',
    givenUp: 0,
  });
  const end = () => setWait(undefined);
  const waiting = { wait, begin, stay: NOTHING, goWithout: end, giveUp: end };
  return (
    <div>
      <PhotoWait waiting={waiting} uploads="underWay" />
      <button type="button">Undo</button>
      <button type="button" data-action="publish">
        Publish
      </button>
    </div>
  );
}

for (const name of ['Publish without them', 'Cancel'])
  test(`ending the wait by “${name}” focuses the button that publishes`, () => {
    render(<Bar begin={vi.fn()} />, { wrapper: InEnglish });
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' }));
  });
